export type Tile = { z: number; x: number; y: number }

const deepest = 19
const parts = ['{z}', '{x}', '{y}']

/** Whether an address has a place for each number of a tile, and nothing else in braces. */
export function isTileTemplate(template: string): boolean {
  return (
    parts.every((part) => template.split(part).length === 2) &&
    URL.canParse(fill(template, { z: 0, x: 0, y: 0 })) &&
    !/[{}]/.test(fill(template, { z: 0, x: 0, y: 0 }))
  )
}

/** Address of a tile at the server that makes it. */
export function fill(template: string, { z, x, y }: Tile): string {
  return template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
}

/**
 * The tile that three parts of an address name; null where there is no such one: depth `z` is cut
 * into 2^z by 2^z tiles, and there are depths 0 to 19.
 */
export function readTile(given: { z: string; x: string; y: string }): Tile | null {
  const plain = /^(0|[1-9]\d{0,5})$/
  if (![given.z, given.x, given.y].every((part) => plain.test(part))) return null
  const tile = { z: Number(given.z), x: Number(given.x), y: Number(given.y) }
  if (tile.z > deepest) return null
  const side = 2 ** tile.z
  return tile.x < side && tile.y < side ? tile : null
}
