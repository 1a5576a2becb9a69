/** Colours of the theme (`data-color`), from which staff choose one for a category. */
export const categoryColours = ['pistachio', 'apple', 'dandelion', 'syrin', 'city-pigeon'] as const
export type CategoryColour = (typeof categoryColours)[number]
