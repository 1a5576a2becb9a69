/** A filter of a list: visitors choose one of the items that something in the list refers to. */
export type ListFilter = {
  /** Variable of the question, and name of the references in the facts of an item. */
  readonly variable: string
  /** Collection of what is chosen from. */
  readonly collection: string
  /** Under which name the answer has the choices. */
  readonly options: string
}

/**
 * How a list is made of what is published. `place`: the editors' places, then by name; `start`: what
 * begins first; `lastDay`: what ends first, what has no end last.
 */
export type ListRule = {
  readonly order: 'place' | 'start' | 'lastDay'
  readonly filters?: readonly ListFilter[]
  /** Variable that says which of several lists of the collection is meant. */
  readonly group?: string
  /** Variable that, unless it is null, must be the item's group. It leaves the choices as they are. */
  readonly groupedBy?: string
  /** Items whose last day is before the variable `today` are left out. */
  readonly endsWithLastDay?: true
  /** Where one is chosen, the distance to it comes before the order. */
  readonly nearestTo?: ListFilter
}
