import { contrastOf } from '@trivsel/content-contract/contrast'

export type ButtonColours = { button: string; hover: string; text: string }

const white = '#ffffff'
const black = '#000000'
const hex = /^#[0-9a-f]{6}$/i

/**
 * Colours of the most important button in the colour of the organisation: the text on it is black or
 * white, whichever is read more easily, and the pointer moves the ground away from it.
 * @returns null where the organisation has no colour
 */
export function buttonColours(colour: string | null | undefined): ButtonColours | null {
  if (!colour || !hex.test(colour)) return null
  const isDark = contrastOf(colour, white) >= contrastOf(colour, black)
  return {
    button: colour,
    hover: `color-mix(in srgb, ${colour}, ${isDark ? black : white} 20%)`,
    text: isDark ? white : black,
  }
}
