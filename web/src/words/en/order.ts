// Words of the order of techniques and of its profiles in English.
export const order = {
  how: "What is ticked is used, from the top down. Drag a row to another place; on its handle, arrows, Home and End move it.",
  list: "Order of techniques",
  move: (title: string) => `Move ${title}`,
  moved: (title: string, place: number) => `${title} is at place ${place}`,
  profile: "Profile",
  usual: "As usual",
  unsaved: "Not saved",
  name: "Name of the profile",
  save: "Save",
  saved: (name: string) => `Saved as ${name}`,
};
