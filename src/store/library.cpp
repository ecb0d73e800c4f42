#include "clew/library.h"

#include <sqlite3.h>

#include <utility>

#include "base/assert.h"
#include "base/random.h"
#include "store/technique_list.h"
#include "system/files.h"

namespace clew {
namespace {

constexpr int application_id = 0x436C6577;  // "Clew"
constexpr int version = 1;
constexpr int patience = 10'000;  // ms, for others that write
constexpr const char* columns =
    "puzzle, layout, canonical, solution, givens, level, er, ep, ed, score, techniques, source, "
    "date";
constexpr const char* schema =
    "CREATE TABLE puzzles (id INTEGER PRIMARY KEY, puzzle TEXT NOT NULL, layout TEXT NOT NULL, "
    "canonical TEXT NOT NULL, solution TEXT NOT NULL, givens INTEGER NOT NULL, level TEXT NOT "
    "NULL, "
    "er INTEGER, ep INTEGER, ed INTEGER, score INTEGER, techniques TEXT NOT NULL, source TEXT NOT "
    "NULL, "
    "date TEXT NOT NULL, UNIQUE (layout, canonical));"
    "CREATE INDEX by_level ON puzzles (layout, level);"
    "PRAGMA application_id = 1131177335; PRAGMA user_version = 1;";
static_assert(application_id == 1131177335);

struct Finalize {
  void operator()(sqlite3_stmt* s) const { sqlite3_finalize(s); }
};
using Statement = std::unique_ptr<sqlite3_stmt, Finalize>;

struct Where {
  std::string clause;
  std::vector<std::string> texts;
  std::vector<int> numbers;
  std::vector<bool> is_text;

  explicit Where(const LibraryFilter& f) {
    text("layout = ?", f.layout);
    if (f.level) text("level = ?", std::string(name(*f.level)));
    techniques(f.techniques);
    number("er >= ?", f.er_from);
    number("er <= ?", f.er_to);
    number("givens >= ?", f.givens_from);
    number("givens <= ?", f.givens_to);
  }
  void bind(sqlite3_stmt* s) const {
    std::size_t t = 0, n = 0;
    CLEW_ASSERT(is_text.size() == texts.size() + numbers.size());
    CLEW_ASSERT(static_cast<int>(is_text.size()) == sqlite3_bind_parameter_count(s));
    for (std::size_t i = 0; i < is_text.size(); ++i) {
      const int at = static_cast<int>(i) + 1;
      if (is_text[i]) {
        const std::string& value = texts[t++];
        sqlite3_bind_text(s, at, value.data(), static_cast<int>(value.size()), SQLITE_STATIC);
      } else {
        sqlite3_bind_int(s, at, numbers[n++]);
      }
    }
  }

 private:
  void add(const char* condition, bool text) {
    clause += (clause.empty() ? " WHERE " : " AND ") + std::string(condition);
    is_text.push_back(text);
  }
  void text(const char* condition, const std::string& value) {
    if (value.empty()) return;
    add(condition, true);
    texts.push_back(value);
  }
  void number(const char* condition, std::optional<int> value) {
    if (!value) return;
    add(condition, false);
    numbers.push_back(*value);
  }
  void techniques(std::span<const TechniqueId> ids) {
    std::string any;
    for (const TechniqueId id : ids) {
      any += any.empty() ? "(" : " OR ";
      any += "instr(',' || techniques || ',', ?) > 0";
      texts.push_back(',' + std::string(technique(id).name) + ',');
    }
    if (any.empty()) return;
    add((any + ')').c_str(), true);
    is_text.insert(is_text.end(), ids.size() - 1, true);
  }
};

std::string text_at(sqlite3_stmt* s, int column) {
  const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(s, column));
  return text ? std::string(text, static_cast<std::size_t>(sqlite3_column_bytes(s, column)))
              : std::string();
}

std::optional<int> number_at(sqlite3_stmt* s, int column) {
  if (sqlite3_column_type(s, column) == SQLITE_NULL) return std::nullopt;
  return sqlite3_column_int(s, column);
}

std::optional<Level> level_at(sqlite3_stmt* s, int column) {
  const auto level = find_level(text_at(s, column));
  return level ? std::optional(*level) : std::nullopt;
}

// SQLite gives names like ":memory:" and "file:…" a meaning of its own.
std::string file_name(const std::string& path) {
  return path.starts_with(':') || path.starts_with("file:") ? "./" + path : path;
}

// Characters that would end a path in a URI become %XX.
std::string uri_of(const std::string& path) {
  std::string uri = path.starts_with('/') ? "file://" : "file:";
  for (const char c : path)
    if (c == '?' || c == '#' || c == '%')
      uri += c == '?' ? "%3f" : c == '#' ? "%23" : "%25";
    else
      uri += c;
  return uri;
}

LibraryEntry entry_at(sqlite3_stmt* s) {
  return {text_at(s, 0),
          text_at(s, 1),
          text_at(s, 2),
          text_at(s, 3),
          sqlite3_column_int(s, 4),
          level_at(s, 5),
          number_at(s, 6),
          number_at(s, 7),
          number_at(s, 8),
          number_at(s, 9),
          store::listed(text_at(s, 10)).value_or(std::vector<TechniqueId>{}),
          text_at(s, 11),
          text_at(s, 12)};
}

}  // namespace

struct Library::Database {
  sqlite3* handle = nullptr;
  std::string path;
  ~Database() { sqlite3_close_v2(handle); }

  Error wrong(const char* doing) const {
    return {"the library '" + path + "' could not be " + doing + ": " + sqlite3_errmsg(handle)};
  }
  bool run(const char* sql) const {
    return sqlite3_exec(handle, sql, nullptr, nullptr, nullptr) == SQLITE_OK;
  }
  Statement prepare(const std::string& sql) const {
    sqlite3_stmt* statement = nullptr;
    sqlite3_prepare_v2(handle, sql.c_str(), static_cast<int>(sql.size()), &statement, nullptr);
    return Statement(statement);
  }
  /// The number that a query gives; nothing when the file cannot be read as a database.
  std::optional<int> number(const char* sql) const {
    const Statement statement = prepare(sql);
    if (!statement || sqlite3_step(statement.get()) != SQLITE_ROW) return std::nullopt;
    return sqlite3_column_int(statement.get(), 0);
  }
};

Library::Library(std::unique_ptr<Database> database) : database_(std::move(database)) {}
Library::~Library() = default;
Library::Library(Library&&) noexcept = default;
Library& Library::operator=(Library&&) noexcept = default;

// A reader of a file that is no longer written needs no files beside it. SQLite creates them unless
// told otherwise, and cannot create them in a read-only folder. A journal beside the file belongs
// to a killed writer; only a connection that may write can roll back its unfinished transaction.
Expected<std::unique_ptr<Library::Database>> Library::connect(const std::string& path,
                                                              Access access) {
  const auto known = system::about(path);
  if (known && known->folder) return fail("'" + path + "' is a folder, and a library is a file");
  auto database = std::make_unique<Database>();
  database->path = path;
  if (access == Access::write) {
    const int opened = sqlite3_open_v2(file_name(path).c_str(), &database->handle,
                                       SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
    if (opened != SQLITE_OK) return std::unexpected(database->wrong("opened"));
    sqlite3_busy_timeout(database->handle, patience);
    return database;
  }
  if (!known) return fail("there is no library '" + path + "'");
  const auto readable = [&](const char* how, int flags) {
    sqlite3_close_v2(std::exchange(database->handle, nullptr));
    if (sqlite3_open_v2((uri_of(file_name(path)) + '?' + how).c_str(), &database->handle,
                        flags | SQLITE_OPEN_URI, nullptr) != SQLITE_OK)
      return false;
    sqlite3_busy_timeout(database->handle, patience);
    return database->number("SELECT count(*) FROM sqlite_master").has_value();
  };
  if (readable("mode=ro", SQLITE_OPEN_READONLY)) return database;
  const bool cut_short = system::about(path + "-journal") || system::about(path + "-wal");
  if (!cut_short) {
    readable("mode=ro&immutable=1", SQLITE_OPEN_READONLY);
    return database;
  }
  if (readable("mode=rw", SQLITE_OPEN_READWRITE) && readable("mode=ro", SQLITE_OPEN_READONLY))
    return database;
  return fail("an import into '" + path +
              "' was cut short; read it once where its file and folder may be written, which takes "
              "back the unfinished part");
}

// The tables of a new library. Of several processes that begin at once the first makes them.
Expected<void> Library::make_tables(const Database& database) {
  if (!database.run("BEGIN IMMEDIATE")) return std::unexpected(database.wrong("made"));
  const bool there = database.number("SELECT count(*) FROM sqlite_master").value_or(0) > 0;
  if ((there || database.run(schema)) && database.run("COMMIT")) return {};
  const Error error = database.wrong("made");
  database.run("ROLLBACK");
  return std::unexpected(error);
}

Expected<Library> Library::open(const std::string& path, Access access) {
  auto connected = connect(path, access);
  if (!connected) return std::unexpected(connected.error());
  const Database& database = **connected;
  const auto tables = database.number("SELECT count(*) FROM sqlite_master");
  if (access == Access::write && tables == 0 && database.number("PRAGMA application_id") == 0)
    if (auto made = make_tables(database); !made) return std::unexpected(made.error());
  const auto id = database.number("PRAGMA application_id"),
             known = database.number("PRAGMA user_version");
  if (!id || !known || !tables)
    return fail("'" + path + "' is damaged or no library: " + sqlite3_errmsg(database.handle));
  if (*id != application_id)
    return fail("'" + path + "' is " + (*tables ? "a database, but not a library" : "no library") +
                " of puzzles");
  if (*known != version) return fail("'" + path + "' was made by a later version of this program");
  const Statement check = database.prepare("PRAGMA quick_check(1)");
  if (!check || sqlite3_step(check.get()) != SQLITE_ROW || text_at(check.get(), 0) != "ok")
    return fail("'" + path + "' is damaged");
  // A commit is on disk when it returns. Readers continue meanwhile, once nobody else uses the file
  // and the journal mode can be changed.
  if (access == Access::write) {
    database.run("PRAGMA journal_mode = WAL");
    if (!database.run("PRAGMA synchronous = FULL"))
      return std::unexpected(database.wrong("opened"));
  }
  return Library(std::move(*connected));
}

Expected<std::uint64_t> Library::add(const std::vector<LibraryEntry>& entries) {
  const Database& db = *database_;
  if (!db.run("BEGIN IMMEDIATE")) return std::unexpected(db.wrong("written"));
  const Statement insert = db.prepare("INSERT OR IGNORE INTO puzzles (" + std::string(columns) +
                                      ") VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)");
  std::uint64_t added = 0;
  bool good = insert != nullptr;
  for (std::size_t i = 0; good && i < entries.size(); ++i) {
    const LibraryEntry& e = entries[i];
    sqlite3_stmt* s = insert.get();
    int column = 0;
    const std::string techniques = store::joined(e.techniques);
    auto text = [&](std::string_view value) {
      sqlite3_bind_text(s, ++column, value.data() ? value.data() : "",
                        static_cast<int>(value.size()), SQLITE_STATIC);
    };
    auto number = [&](std::optional<int> value) {
      ++column;
      if (value)
        sqlite3_bind_int(s, column, *value);
      else
        sqlite3_bind_null(s, column);
    };
    text(e.puzzle), text(e.layout), text(e.canonical), text(e.solution);
    number(e.givens);
    text(e.level ? name(*e.level) : std::string_view());
    number(e.er), number(e.ep), number(e.ed), number(e.score);
    text(techniques), text(e.source), text(e.date);
    good = sqlite3_step(s) == SQLITE_DONE;
    added += static_cast<std::uint64_t>(sqlite3_changes(db.handle));
    CLEW_ASSERT(column == sqlite3_bind_parameter_count(s));
    sqlite3_reset(s);
  }
  CLEW_ASSERT(added <= entries.size());
  if (good && db.run("COMMIT")) return added;
  const Error error = db.wrong("written");
  db.run("ROLLBACK");
  return std::unexpected(error);
}

Expected<void> Library::each(const LibraryFilter& filter,
                             const std::function<bool(const LibraryEntry&)>& visit) const {
  const Where where(filter);
  const Statement select = database_->prepare("SELECT " + std::string(columns) + " FROM puzzles" +
                                              where.clause + " ORDER BY id");
  if (!select) return std::unexpected(database_->wrong("read"));
  where.bind(select.get());
  int step;
  while ((step = sqlite3_step(select.get())) == SQLITE_ROW)
    if (!visit(entry_at(select.get()))) return {};
  if (step != SQLITE_DONE) return std::unexpected(database_->wrong("read"));
  return {};
}

Expected<std::optional<LibraryEntry>> Library::pick(const LibraryFilter& filter,
                                                    std::uint64_t seed) const {
  const Where where(filter);
  const Statement count = database_->prepare("SELECT count(*) FROM puzzles" + where.clause);
  if (!count) return std::unexpected(database_->wrong("read"));
  where.bind(count.get());
  if (sqlite3_step(count.get()) != SQLITE_ROW) return std::unexpected(database_->wrong("read"));
  const auto matching = static_cast<std::uint64_t>(sqlite3_column_int64(count.get(), 0));
  if (matching == 0) return std::nullopt;
  const auto chosen = Random(seed).below(matching);
  CLEW_ASSERT(chosen < matching);
  const Statement select =
      database_->prepare("SELECT " + std::string(columns) + " FROM puzzles" + where.clause +
                         " ORDER BY id LIMIT 1 OFFSET " + std::to_string(chosen));
  if (!select) return std::unexpected(database_->wrong("read"));
  where.bind(select.get());
  if (sqlite3_step(select.get()) != SQLITE_ROW) return std::unexpected(database_->wrong("read"));
  return entry_at(select.get());
}

Expected<std::vector<LibraryCount>> Library::stats() const {
  const Statement select = database_->prepare(
      "SELECT layout, level, count(*) FROM puzzles GROUP BY layout, level ORDER BY layout, level");
  if (!select) return std::unexpected(database_->wrong("read"));
  std::vector<LibraryCount> result;
  int step;
  while ((step = sqlite3_step(select.get())) == SQLITE_ROW)
    result.push_back({text_at(select.get(), 0), level_at(select.get(), 1),
                      static_cast<std::uint64_t>(sqlite3_column_int64(select.get(), 2))});
  if (step != SQLITE_DONE) return std::unexpected(database_->wrong("read"));
  return result;
}

}  // namespace clew
