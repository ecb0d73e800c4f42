#include "batch.h"

#include "answers.h"

namespace nb = nanobind;

namespace clew::python {
namespace {

nb::object value_of(const Column&, std::size_t row);

nb::dict row_of(const Column& record, std::size_t row) {
  nb::dict fields;
  for (std::size_t i = 0; i < record.field().children.size(); ++i)
    fields[record.child(i).field().name] = value_of(record.child(i), row);
  return fields;
}

nb::object value_of(const Column& column, std::size_t row) {
  if (column.is_null(row)) return nb::none();
  switch (column.field().kind) {
    case Field::text: {
      const std::string_view text = column.text(row);
      return nb::str(text.data(), text.size());
    }
    case Field::whole:
    case Field::small:
      return nb::int_(column.whole(row));
    case Field::number:
      return nb::float_(column.number(row));
    case Field::truth:
      return nb::bool_(column.truth(row));
    case Field::list: {
      nb::list items;
      const auto [from, to] = column.items(row);
      for (std::size_t i = from; i < to; ++i) items.append(value_of(column.child(0), i));
      return items;
    }
    case Field::record:
      return row_of(column, row);
  }
  return nb::none();
}

}  // namespace

nb::object schema_capsule(const Field& field) {
  auto* schema = new ArrowSchema{};
  export_schema(field, schema);
  return capsule_of(schema, "arrow_schema");
}

nb::tuple Batch::array(nb::object) const {
  auto* out = new ArrowArray{};
  export_array(column, out);
  nb::object array = capsule_of(out, "arrow_array");
  return nb::make_tuple(schema(), array);
}

nb::dict columns_of(const std::string& verb) {
  constexpr const char* kinds[] = {"text", "whole", "small", "number", "truth", "list", "record"};
  const Field* record = answer_of(verb);
  if (!record) throw nb::key_error(verb.c_str());
  nb::dict columns;
  for (const Field& field : record->children) columns[field.name] = kinds[field.kind];
  return columns;
}

nb::dict Batch::row(std::size_t at) const {
  if (at >= column->length()) throw nb::index_error();
  return row_of(*column, at);
}

Batch Batch::take(const std::vector<std::size_t>& rows) const {
  auto taken = std::make_shared<Column>(column->field());
  for (const std::size_t row : rows) {
    if (row >= column->length()) throw nb::index_error();
    taken->append_row(*column, row);
  }
  return Batch(std::move(taken));
}

Batch Batch::parse(const std::string& verb, const std::string& rows) {
  const Field* field = answer_of(verb);
  if (!field) throw nb::key_error(verb.c_str());
  const Json list = Json::parse(rows, nullptr, false);
  if (!list.is_array()) throw nb::value_error("rows are a JSON list");
  auto made = std::make_shared<Column>(*field);
  for (const Json& row : list) made->append(&row);
  return Batch(std::move(made));
}

const Column& Batch::named(const std::string& name) const {
  for (std::size_t i = 0; i < column->field().children.size(); ++i)
    if (name == column->child(i).field().name) return column->child(i);
  throw nb::key_error(name.c_str());
}

nb::list Batch::values(const std::string& name) const {
  const Column& wanted = named(name);
  nb::list values;
  for (std::size_t row = 0; row < wanted.length(); ++row) values.append(value_of(wanted, row));
  return values;
}

}  // namespace clew::python
