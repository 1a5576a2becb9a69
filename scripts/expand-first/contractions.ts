/**
 * Migrations that take something away, with the release since which nothing uses it any more
 * (docs/adr/0099-migrations-expand-first.md): `'20270115120000_old_prices': '0.4.0'`.
 */
export const contractions: Readonly<Record<string, string>> = {}
