#include "batch.h"

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

std::vector<std::string> names_of(const Field& record) {
  std::vector<std::string> names;
  for (const Field& field : record.children) names.emplace_back(field.name);
  return names;
}

nb::dict Batch::row(std::size_t at) const {
  if (at >= column->length()) throw nb::index_error();
  return row_of(*column, at);
}

nb::list Batch::values(const std::string& name) const {
  for (std::size_t i = 0; i < column->field().children.size(); ++i) {
    const Column& wanted = column->child(i);
    if (name != wanted.field().name) continue;
    nb::list values;
    for (std::size_t row = 0; row < wanted.length(); ++row) values.append(value_of(wanted, row));
    return values;
  }
  throw nb::key_error(name.c_str());
}

}  // namespace clew::python
