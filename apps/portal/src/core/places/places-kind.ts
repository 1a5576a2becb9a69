/** The names of a kind in the database: its tables, functions and jobs. */
export type PlacesKind = {
  /**
   * `group_class`: its table; the others are `group_class_booking` and `group_class_booking_event`.
   */
  readonly one: string
  /** `group_classes`: the channel is `group_classes_changed`. */
  readonly many: string
  /** `class_id`: the column of a booking that refers to it. */
  readonly idColumn: string
}

/**
 * Renames the code of the engine, which is written for "offers", to that of a kind. Every kind has
 * its own functions and tables, so that a booking looks up no names.
 */
export function stamp(text: string, { one, many, idColumn }: PlacesKind): string {
  return text
    .replaceAll('offer_id', idColumn)
    .replaceAll('offers', many)
    .replaceAll('offer-', `${one.replaceAll('_', '-')}-`)
    .replaceAll('offer', one)
}
