/** Category and sub-category in one choice, by their ids. */
export const aboutName = 'about'

/** No id contains it. */
const separator = '/'

export const aboutValue = (category: string, subcategory: string) =>
  category + separator + subcategory

export function readAbout(value: string): { category: string; subcategory: string } {
  const [category = '', subcategory = ''] = value.split(separator)
  return { category, subcategory }
}
