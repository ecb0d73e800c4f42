// Solves a puzzle from Rust through the C interface, without a generator of bindings:
//
//   rustc main.rs -L FOLDER_OF_LIBCLEW -l clew-c && ./main
use std::ffi::{c_char, c_int, CStr, CString};
use std::ptr::{null, null_mut};

#[repr(C)]
pub struct Engine {
    _private: [u8; 0],
}
#[repr(C)]
pub struct Stop {
    _private: [u8; 0],
}
#[repr(C)]
pub struct Error {
    status: i32,
    line: u32,
    column: u32,
    needed: u64,
    text: [c_char; 232],
}

extern "C" {
    fn clew_abi() -> c_int;
    fn clew_engine_new(layout: *const c_char, engine: *mut *mut Engine, error: *mut Error) -> i32;
    fn clew_engine_free(engine: *mut Engine);
    fn clew_solve(
        engine: *mut Engine,
        puzzle: *const c_char,
        solution: *mut c_char,
        room: usize,
        count: *mut u64,
        stop: *const Stop,
        error: *mut Error,
    ) -> i32;
}

/// The first solution and how many there are, at most 2.
fn solve(layout: &str, puzzle: &str) -> Result<(String, u64), String> {
    let layout = CString::new(layout).map_err(|e| e.to_string())?;
    let puzzle = CString::new(puzzle).map_err(|e| e.to_string())?;
    let mut solution = vec![0u8; puzzle.as_bytes().len() + 1];
    let (mut engine, mut count) = (null_mut(), 0);
    let mut error = Error { status: 0, line: 0, column: 0, needed: 0, text: [0; 232] };
    unsafe {
        if clew_engine_new(layout.as_ptr(), &mut engine, &mut error) == 0 {
            let room = solution.len();
            let out = solution.as_mut_ptr() as *mut c_char;
            clew_solve(engine, puzzle.as_ptr(), out, room, &mut count, null(), &mut error);
            clew_engine_free(engine);
        }
        if error.status != 0 {
            return Err(CStr::from_ptr(error.text.as_ptr()).to_string_lossy().into_owned());
        }
    }
    let line = CStr::from_bytes_until_nul(&solution).map_err(|e| e.to_string())?;
    Ok((line.to_string_lossy().into_owned(), count))
}

fn main() {
    assert_eq!(unsafe { clew_abi() }, 1);
    let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    println!("{:?}", solve("9x9", puzzle));
    println!("{:?}", solve("9x9", "53..x"));
}
