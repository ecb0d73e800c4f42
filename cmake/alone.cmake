# Files that are compiled separately in unity builds (CLEW_UNITY): their private names collide with others', as in
# readers of two formats, they need warnings of their own, or a module for the browser replaces them (bindings/wasm).
set(src clues/finder.cpp constraints/gadget_walks.cpp constraints/gadgets.cpp constraints/compiler.cpp constraints/holds.cpp
    constraints/pieces.cpp proof/certificate/certifier.cpp logic/techniques/leftovers.cpp logic/words/en/catalogue.cpp logic/words/de/catalogue.cpp
    logic/words/fr/catalogue.cpp logic/words/es/catalogue.cpp rating/strong_links.cpp
    search/batch/questions.cpp search/constrained/derived.cpp search/constrained/model.cpp search/constrained/search.cpp
    search/constrained/why_not.cpp search/engine.cpp search/depth_first.cpp search/cyclic_grid.cpp
    search/questions/true_candidates.cpp search/questions/contradiction.cpp symmetry/partitions.cpp
    text/drawing/classic.cpp text/drawing/pad.cpp text/fpuzzles/drawing.cpp text/fpuzzles/fpuzzles.cpp
    text/rules/sentences.cpp text/rules/shapes.cpp text/rules/strokes.cpp text/sudokupad/links.cpp
    text/iss/reader.cpp text/iss/regex.cpp text/iss/writer.cpp text/json/json_text.cpp text/solo/solo.cpp
    text/sudokupad/lz.cpp text/hodoku/hodoku.cpp text/iss/paragraph.cpp text/sdk/sdk.cpp text/sudokumaker/writer.cpp text/puzzle_text/constraint_reader.cpp
    text/xml/opensudoku.cpp text/json/record.cpp text/sudokupad/sudokupad.cpp verbs/every_verb.cpp verbs/find.cpp
    verbs/interpret.cpp verbs/first_verbs.cpp verbs/phrases/en.cpp verbs/phrases/de.cpp verbs/phrases/fr.cpp verbs/phrases/es.cpp verbs/rate.cpp verbs/step_json.cpp)
file(GLOB_RECURSE lanes RELATIVE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/src/lanes_*.cpp)
list(APPEND src ${lanes}) # each defines its vector width
set(apps cli/library.cpp)
set(tests oracle/constrained_sat_oracle_test.cpp oracle/solve_oracle_test.cpp property/canon_test.cpp
    property/clue_families_test.cpp property/conversion_test.cpp property/gadgets_test.cpp property/given_marks_test.cpp property/generate_test.cpp
    property/text_round_trip_test.cpp property/values_test.cpp unit/layouts/catalogue_test.cpp unit/model/validate_test.cpp
    unit/rating/rate_test.cpp unit/sat/solver_test.cpp unit/search/batch_test.cpp
    unit/search/questions/redundant_values_test.cpp unit/search/questions/uniqueness_test.cpp unit/store/library_test.cpp unit/stream/pipeline_test.cpp
    unit/text/constraint_words_test.cpp unit/text/files_test.cpp unit/text/found_links_test.cpp unit/text/iss_known_test.cpp
    unit/text/iss_lines_test.cpp unit/text/iss_test.cpp unit/text/iss_values_test.cpp unit/text/linear_test.cpp unit/text/rules_wide_test.cpp unit/text/written_again_test.cpp unit/text/read_test.cpp
    unit/text/robust_test.cpp unit/unavoidable/closure_test.cpp unit/verbs/given_marks_test.cpp unit/verbs/hint_test.cpp unit/verbs/kinds_test.cpp
    unit/verbs/layouts_test.cpp unit/verbs/library_constraints_test.cpp unit/verbs/logic_verbs_test.cpp
    unit/verbs/page_verbs_test.cpp unit/verbs/prove_test.cpp unit/verbs/read_test.cpp
    unit/verbs/request_test.cpp unit/verbs/schema_test.cpp)
get_property(folders DIRECTORY PROPERTY SUBDIRECTORIES)
foreach(folder src apps tests)
  if(${PROJECT_SOURCE_DIR}/${folder} IN_LIST folders)
    list(TRANSFORM ${folder} PREPEND ${PROJECT_SOURCE_DIR}/${folder}/)
    set_source_files_properties(${${folder}} DIRECTORY ${folder} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  endif()
endforeach()
