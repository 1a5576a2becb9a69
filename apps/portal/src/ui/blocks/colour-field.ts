import { type BlockColour, blockColours } from '../theme/colours.ts'
import styles from './ColourField.module.css'

/** Specification, section 8: a missing colour mapping throws. */
export class MissingColourMappingError extends Error {
  override name = 'MissingColourMappingError'
  constructor(colour: string) {
    super(`Missing colour mapping: ${colour}`)
  }
}

/** @throws {MissingColourMappingError} the name is neither a colour nor `none` */
export function checkBlockColour(name: string): BlockColour | null {
  if (name === 'none') return null
  if (!Object.hasOwn(blockColours, name)) throw new MissingColourMappingError(name)
  return name as BlockColour
}

/**
 * Class names that lay a colour under a block and set the colours of text, links and buttons on it.
 * @param fallback the field of a block without a colour; null: no field at all
 * @throws {MissingColourMappingError}
 */
export function colourField(name: string, fallback: BlockColour | null = null): string {
  const colour = checkBlockColour(name) ?? fallback
  if (!colour) return styles.none ?? ''
  const shade = styles[blockColours[colour]]
  return [styles.field, styles[className(colour)], shade].filter(Boolean).join(' ')
}

/** `city pigeon_01` → `city-pigeon-01`, as the palette's variables are named. */
export function className(colour: BlockColour): string {
  return colour.replace(/[ _]/g, '-')
}
