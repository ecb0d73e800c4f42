// Solves a puzzle from C# through the C interface:
//
//   csc Program.cs && LD_LIBRARY_PATH=FOLDER_OF_LIBCLEW mono Program.exe
//
// .NET finds clew-c.dll on Windows and libclew-c.so elsewhere by the same name.
using System;
using System.Runtime.InteropServices;
using System.Text;

static class Clew
{
    const string Library = "clew-c";

    [StructLayout(LayoutKind.Sequential)]
    struct Error
    {
        public int Status;
        public uint Line, Column;
        public ulong Needed;
        [MarshalAs(UnmanagedType.ByValArray, SizeConst = 232)]
        public byte[] Text;

        // The text is UTF-8 with a final NUL.
        public override string ToString() => Encoding.UTF8.GetString(Text, 0, Array.IndexOf(Text, (byte)0));
    }

    [DllImport(Library)]
    static extern int clew_engine_new(byte[] layout, out IntPtr engine, out Error error);
    [DllImport(Library)]
    static extern void clew_engine_free(IntPtr engine);
    [DllImport(Library)]
    static extern int clew_solve(IntPtr engine, byte[] puzzle, byte[] solution, UIntPtr room,
                                 out ulong count, IntPtr stop, out Error error);
    [DllImport(Library)]
    static extern IntPtr clew_call(byte[] verb, byte[] request, IntPtr stop);
    [DllImport(Library)]
    static extern void clew_free(IntPtr text);

    static byte[] Utf8(string text) => Encoding.UTF8.GetBytes(text + '\0');

    /// <summary>The first solution, and how many there are, at most 2.</summary>
    public static (string solution, ulong count) Solve(string layout, string puzzle)
    {
        if (clew_engine_new(Utf8(layout), out IntPtr engine, out Error error) != 0)
            throw new ArgumentException(error.ToString());
        try
        {
            byte[] solution = new byte[Encoding.UTF8.GetByteCount(puzzle) + 1];
            if (clew_solve(engine, Utf8(puzzle), solution, (UIntPtr)solution.Length, out ulong count,
                           IntPtr.Zero, out error) != 0)
                throw new ArgumentException(error.ToString());
            return (Encoding.UTF8.GetString(solution, 0, Array.IndexOf(solution, (byte)0)), count);
        }
        finally
        {
            clew_engine_free(engine);
        }
    }

    /// <summary>The answer of any verb: a JSON object in, a JSON object out.</summary>
    public static string Call(string verb, string request)
    {
        IntPtr answer = clew_call(Utf8(verb), Utf8(request), IntPtr.Zero);
        if (answer == IntPtr.Zero) throw new OutOfMemoryException();
        try
        {
            int length = 0;
            while (Marshal.ReadByte(answer, length) != 0) ++length;
            byte[] bytes = new byte[length];
            Marshal.Copy(answer, bytes, 0, length);
            return Encoding.UTF8.GetString(bytes);
        }
        finally
        {
            clew_free(answer);
        }
    }
}

static class Program
{
    const string Puzzle =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    static void Main()
    {
        var (solution, count) = Clew.Solve("9x9", Puzzle);
        Console.WriteLine($"{solution}\n{count} solution");
        Console.WriteLine(Clew.Call("rate", $"{{\"puzzle\":\"{Puzzle}\"}}").Contains("\"er\":1.2") ? "ER 1.2" : "?");
        try
        {
            Clew.Solve("9x9", "53..x");
        }
        catch (ArgumentException error)
        {
            Console.WriteLine(error.Message);
        }
    }
}
