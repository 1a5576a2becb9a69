/** As it is looked for: whatever its capitals and marks. `Nguyễn` is `nguyen`. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
