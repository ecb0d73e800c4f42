#include "column.h"

#include <cstdlib>
#include <cstring>
#include <limits>

namespace clew::python {
namespace {

std::uint64_t whole_of(const Json& value) {
  // Above 2^53 a count is a string of digits.
  return value.is_string() ? std::strtoull(value.get_ref<const std::string&>().c_str(), nullptr, 10)
                           : value.get<std::uint64_t>();
}

bool has_offsets(Field::Kind kind) { return kind == Field::text || kind == Field::list; }

const char* format_of(Field::Kind kind) {
  switch (kind) {
    case Field::text:
      return "u";
    case Field::whole:
      return "L";
    case Field::small:
      return "C";
    case Field::number:
      return "g";
    case Field::truth:
      return "b";
    case Field::list:
      return "+l";
    case Field::record:
      return "+s";
  }
  return "n";
}

}  // namespace

Column::Column(const Field& field) : field_(&field) {
  if (has_offsets(field.kind)) offsets_.push_back(0);
  for (const Field& f : field.children) children_.emplace_back(f);
}

void Column::append_bit(Bytes& bits, std::size_t at, bool bit) {
  if (at % 8 == 0) bits.push_back(0);
  if (bit) bits.back() = static_cast<char>(bits.back() | 1 << at % 8);
}

void Column::mark(bool valid, std::size_t count) {
  const std::size_t end = length_ + count;
  if (!valid) nulls_ += count;
  while (length_ < end && length_ % 8) append_bit(valid_, length_++, valid);
  const std::size_t whole = (end - length_) / 8;
  valid_.append(whole, static_cast<char>(valid ? 0xff : 0));
  length_ += 8 * whole;
  while (length_ < end) append_bit(valid_, length_++, valid);
}

void Column::reserve(std::size_t rows, std::size_t length) {
  bytes_.reserve(bytes_.size() + rows * length);
  offsets_.reserve(offsets_.size() + rows);
}

void Column::append(const Json* value) {
  if (value && value->is_null()) value = nullptr;
  switch (field_->kind) {
    case Field::text:
      if (value) bytes_ += value->get_ref<const std::string&>();
      offsets_.push_back(static_cast<std::int32_t>(bytes_.size()));
      break;
    case Field::whole:
      append_raw(value ? whole_of(*value) : 0);
      break;
    case Field::small:
      append_raw(static_cast<std::uint8_t>(value ? value->get<unsigned>() : 0));
      break;
    case Field::number:
      append_raw(value ? value->get<double>() : 0);
      break;
    case Field::truth:
      append_bit(bytes_, length_, value && value->get<bool>());
      break;
    case Field::list:
      if (value && value->is_object()) {
        for (const auto& [name, item] : value->items()) {
          children_[0].child(0).append_text(name);
          children_[0].child(1).append(&item);
          children_[0].close_rows(1);
        }
      } else if (value) {
        for (const Json& item : *value) children_[0].append(&item);
      }
      offsets_.push_back(static_cast<std::int32_t>(children_[0].length()));
      break;
    case Field::record:
      for (Column& c : children_) {
        const auto member = value ? value->find(c.field().name) : Json::const_iterator();
        c.append(value && member != value->end() ? &*member : nullptr);
      }
      break;
  }
  mark(value);
}

void Column::append_texts(const char* first, std::size_t length, std::size_t pitch,
                          std::size_t count) {
  const std::size_t from = bytes_.size();
  bytes_.resize_and_overwrite(from + count * length, [&](char* bytes, std::size_t) {
    for (std::size_t i = 0; i < count; ++i)
      std::memcpy(bytes + from + i * length, first + i * pitch, length);
    return from + count * length;
  });
  const std::size_t rows = offsets_.size();
  offsets_.resize(rows + count);
  for (std::size_t i = 0; i < count; ++i)
    offsets_[rows + i] = static_cast<std::int32_t>(from + (i + 1) * length);
  mark(true, count);
}

void Column::append_wholes(std::uint64_t value, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) append_raw(value);
  mark(true, count);
}

void Column::append_nulls(std::size_t count) {
  if (field_->kind != Field::text) {
    for (std::size_t i = 0; i < count; ++i) append(nullptr);
    return;
  }
  offsets_.resize(offsets_.size() + count, static_cast<std::int32_t>(bytes_.size()));
  mark(false, count);
}

void Column::append_all(const Column& other) {
  for (std::size_t i = 0; i < children_.size(); ++i) children_[i].append_all(other.children_[i]);
  if (has_offsets(field_->kind)) {
    const std::int32_t base = offsets_.back();
    for (std::size_t i = 1; i < other.offsets_.size(); ++i)
      offsets_.push_back(base + other.offsets_[i]);
  }
  if (field_->kind == Field::truth) {
    for (std::size_t i = 0; i < other.length_; ++i) append_bit(bytes_, length_ + i, other.truth(i));
  } else {
    bytes_ += other.bytes_;
  }
  nulls_ += other.nulls_;
  if (length_ % 8 == 0) {
    valid_ += other.valid_;
    length_ += other.length_;
  } else {
    for (std::size_t i = 0; i < other.length_; ++i)
      append_bit(valid_, length_++, !other.is_null(i));
  }
}

void Column::append_row(const Column& other, std::size_t row) {
  switch (field_->kind) {
    case Field::text:
      bytes_ += other.text(row);
      offsets_.push_back(static_cast<std::int32_t>(bytes_.size()));
      break;
    case Field::whole:
      append_raw(other.whole(row));
      break;
    case Field::small:
      append_raw(static_cast<std::uint8_t>(other.whole(row)));
      break;
    case Field::number:
      append_raw(other.number(row));
      break;
    case Field::truth:
      append_bit(bytes_, length_, other.truth(row));
      break;
    case Field::list: {
      const auto [from, to] = other.items(row);
      for (std::size_t i = from; i < to; ++i) children_[0].append_row(other.children_[0], i);
      offsets_.push_back(static_cast<std::int32_t>(children_[0].length()));
      break;
    }
    case Field::record:
      for (std::size_t i = 0; i < children_.size(); ++i)
        children_[i].append_row(other.children_[i], row);
      break;
  }
  mark(!other.is_null(row));
}

std::uint64_t Column::whole(std::size_t row) const {
  if (field_->kind == Field::small) return static_cast<std::uint8_t>(bytes_[row]);
  std::uint64_t value;
  std::memcpy(&value, bytes_.data() + row * sizeof value, sizeof value);
  return value;
}

double Column::number(std::size_t row) const {
  double value;
  std::memcpy(&value, bytes_.data() + row * sizeof value, sizeof value);
  return value;
}

bool Column::too_large() const {
  constexpr std::size_t most = std::numeric_limits<std::int32_t>::max();
  if (field_->kind == Field::text && bytes_.size() > most) return true;
  if (field_->kind == Field::list && children_[0].length_ > most) return true;
  for (const Column& c : children_)
    if (c.too_large()) return true;
  return false;
}

/// Memory that an exported array or schema keeps alive, children included.
class Exported {
 public:
  static void array(const ColumnPtr& root, const Column& column, ArrowArray* out) {
    auto* own = new Exported{root};
    own->buffers_.push_back(column.nulls_ ? column.valid_.data() : nullptr);
    if (has_offsets(column.field_->kind)) own->buffers_.push_back(column.offsets_.data());
    if (column.children_.empty()) own->buffers_.push_back(column.bytes_.data());
    own->arrays_.resize(column.children_.size());
    for (std::size_t i = 0; i < column.children_.size(); ++i) {
      array(root, column.children_[i], &own->arrays_[i]);
      own->array_pointers_.push_back(&own->arrays_[i]);
    }
    *out = {.length = static_cast<std::int64_t>(column.length_),
            .null_count = static_cast<std::int64_t>(column.nulls_),
            .offset = 0,
            .n_buffers = static_cast<std::int64_t>(own->buffers_.size()),
            .n_children = static_cast<std::int64_t>(own->arrays_.size()),
            .buffers = own->buffers_.data(),
            .children = own->array_pointers_.data(),
            .dictionary = nullptr,
            .release = release<ArrowArray, &Exported::arrays_>,
            .private_data = own};
  }

  static void schema(const Field& field, ArrowSchema* out) {
    auto* own = new Exported{nullptr};
    own->schemas_.resize(field.children.size());
    for (std::size_t i = 0; i < field.children.size(); ++i) {
      schema(field.children[i], &own->schemas_[i]);
      own->schema_pointers_.push_back(&own->schemas_[i]);
    }
    constexpr std::int64_t nullable = 2;
    *out = {.format = format_of(field.kind),
            .name = field.name,
            .metadata = nullptr,
            .flags = nullable,
            .n_children = static_cast<std::int64_t>(own->schemas_.size()),
            .children = own->schema_pointers_.data(),
            .dictionary = nullptr,
            .release = release<ArrowSchema, &Exported::schemas_>,
            .private_data = own};
  }

 private:
  explicit Exported(ColumnPtr column) : column_(std::move(column)) {}

  // Children that a consumer moved away are released already.
  template <class Structure, std::vector<Structure> Exported::* children>
  static void release(Structure* structure) {
    auto* own = static_cast<Exported*>(structure->private_data);
    for (Structure& c : own->*children)
      if (c.release) c.release(&c);
    delete own;
    structure->release = nullptr;
  }

  ColumnPtr column_;
  std::vector<const void*> buffers_;
  std::vector<ArrowArray> arrays_;
  std::vector<ArrowArray*> array_pointers_;
  std::vector<ArrowSchema> schemas_;
  std::vector<ArrowSchema*> schema_pointers_;
};

void export_schema(const Field& field, ArrowSchema* out) { Exported::schema(field, out); }
void export_array(const ColumnPtr& column, ArrowArray* out) {
  Exported::array(column, *column, out);
}

}  // namespace clew::python
