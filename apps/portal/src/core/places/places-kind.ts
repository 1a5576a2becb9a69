/** How a kind of thing that has places is called in the database: its tables, functions and jobs. */
export type PlacesKind = {
  /** `group_class`: its table; `group_class_booking` and `group_class_booking_event` are the others. */
  readonly one: string
  /** `group_classes`: the channel `group_classes_changed`. */
  readonly many: string
  /** `class_id`: the column of a booking that leads to it. */
  readonly idColumn: string
}

/**
 * Turns code of the engine, which is written for "offers", into that of a kind. Every kind has
 * functions and tables of its own: nothing is looked up when somebody books.
 */
export function stamp(text: string, { one, many, idColumn }: PlacesKind): string {
  return text
    .replaceAll('offer_id', idColumn)
    .replaceAll('offers', many)
    .replaceAll('offer-', `${one.replaceAll('_', '-')}-`)
    .replaceAll('offer', one)
}
