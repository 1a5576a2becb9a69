/** Colour families of the site, steps 01 (paper) to 12 (ink), as `#RRGGBB` in capitals. */
const family =
  (...steps: string[]) =>
  (step: number) => {
    const colour = steps[step - 1]
    if (colour === undefined) throw new RangeError(`A family has steps 1 to ${steps.length}`)
    return `#${colour}`
  }

// biome-ignore format: one family a line reads as the swatch that it is
export const pistachio = family('F4F9F1', 'E9F3E3', 'DBECD2', 'CBE2BF', 'BAD9AD', 'A9CF9B', '88BA7C', '67A361', '4A8A50', '337142', '1F5A36', '123A23')
// biome-ignore format: as above
export const apple = family('FFF9F7', 'FFF3F0', 'FFE3DC', 'FCCFC4', 'F8B9AB', 'F4A393', 'EB8371', 'DE6450', 'C94A38', 'AD3A2B', '8E2A1C', '5C1A12')
// biome-ignore format: as above
export const dandelion = family('FFFCF0', 'FFF8DF', 'FFEFBD', 'FDE598', 'FADA72', 'F7CF4D', 'EBB931', 'D39C1E', 'B07D17', '8B6113', '6A4911', '43300E')
// biome-ignore format: as above
export const syrin = family('F8F5FC', 'F0EAF9', 'E5DBF4', 'DACCF0', 'CFBDEB', 'C3AEE5', 'A98FD6', '8F71C4', '7556AD', '5B3E96', '432C73', '2A1B4B')
// biome-ignore format: as above
export const granitt = family('F7F7F6', 'EDEEED', 'DFE1E1', 'CDD1D2', 'B8BDC0', '9FA6AB', '858D93', '6B747B', '4F585F', '33393F', '24292E', '16191C')
// biome-ignore format: as above
export const pigeon = family('F2F6F9', 'E6EEF4', 'D5E3ED', 'C0D5E4', 'A8C5D9', '8FB3CC', '7299B5', '5A819F', '4A6A85', '38546C', '263C50', '172736')
/** Timber, sand and bark: the warm neutrals between dandelion and apple. */
// biome-ignore format: as above
export const timber = family('FBF3E8', 'F5E6D2', 'EBD3B4', 'DFBD93', 'CFA374', 'B98757', '9D6C41', '7F5433', '63412A', '4B3121', '352318', '21160F')
export const skins = ['#F3CDB0', '#E3B08A', '#C68A62', '#96633F', '#6E4630'] as const

export const paper = '#FFFFFF'

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** Lays `over` upon `colour`; `amount` 0 leaves it as it is, 1 covers it. */
export const mix = (colour: string, over: string, amount: number): string => {
  const top = channels(over)
  const mixed = channels(colour).map((value, index) =>
    Math.round(value + ((top[index] ?? value) - value) * amount)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${mixed.join('').toUpperCase()}`
}
