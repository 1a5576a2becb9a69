/** A 32-bit hash of a text, the same on every machine (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (const unit of Buffer.from(text)) value = Math.imul(value ^ unit, 0x01000193) >>> 0
  return value
}

/** Numbers in [0, 1) that depend only on the seed text (mulberry32). */
export function randomFrom(text: string): () => number {
  let state = hash(text)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns the items in random order. */
export function shuffle<Thing>(things: readonly Thing[], random: () => number): Thing[] {
  return things
    .map((thing) => ({ thing, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ thing }) => thing)
}
