/** Øre as somebody would type them in kroner: whole ones without decimals. */
export const writeKroner = (ore: number): string =>
  ore % 100 === 0
    ? String(ore / 100)
    : `${Math.floor(ore / 100)},${String(ore % 100).padStart(2, '0')}`
