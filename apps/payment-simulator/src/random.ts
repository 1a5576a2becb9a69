/** A number from 0 to below 2³² that belongs to a text, the same on every machine (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (const unit of Buffer.from(text)) value = Math.imul(value ^ unit, 0x01000193) >>> 0
  return value
}

/** Numbers from 0 to below 1 that follow from a text and from nothing else (mulberry32). */
export function randomFrom(text: string): () => number {
  let state = hash(text)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The same things in another order. */
export function shuffle<Thing>(things: readonly Thing[], random: () => number): Thing[] {
  return things
    .map((thing) => ({ thing, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ thing }) => thing)
}
