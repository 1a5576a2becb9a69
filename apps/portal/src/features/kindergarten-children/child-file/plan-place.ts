import { splitPlace } from '../places/rules.ts'

/** A place of a child that is here. */
export type PresentPlace = {
  readonly id: string
  readonly departmentId: string
  readonly startsOn: string
  readonly endsOn: string | null
  readonly percent: number
  readonly version: number
  /** In a kindergarten of who imports. */
  readonly isTheirs: boolean
}

export type WantedPlace = Pick<PresentPlace, 'departmentId' | 'startsOn' | 'endsOn' | 'percent'>

/** What becomes of the places of a child. */
export type PlacePlan =
  | { readonly change: 'unchanged' }
  | { readonly change: 'added'; readonly add: WantedPlace }
  | { readonly change: 'changed'; readonly update: PlaceUpdate }
  | { readonly change: 'moved'; readonly update: PlaceUpdate; readonly add: WantedPlace }

export type PlaceUpdate = WantedPlace & Pick<PresentPlace, 'id' | 'version'>

/**
 * What a line does with the places of a child. The same place as in the last file changes nothing,
 * whatever staff have changed since. Another one with the same first day is that place, corrected; one that
 * starts within a place ends that the day before.
 * @param isAsBefore the last file had the same place
 */
export function planPlace(
  present: readonly PresentPlace[],
  wanted: WantedPlace,
  isAsBefore: boolean,
): PlacePlan | 'PLACES_OVERLAP' {
  if (isAsBefore) return { change: 'unchanged' }
  const same = present.find(({ startsOn }) => startsOn === wanted.startsOn)
  if (same && isSame(same, wanted)) return { change: 'unchanged' }
  const covering = same ?? present.find((place) => splitPlace(place, wanted.startsOn) !== null)
  if (covering && !covering.isTheirs) return 'PLACES_OVERLAP'
  if (present.some((place) => place !== covering && overlaps(place, wanted)))
    return 'PLACES_OVERLAP'
  if (!covering) return { change: 'added', add: wanted }
  const { id, version } = covering
  if (same) return { change: 'changed', update: { id, version, ...wanted } }
  const split = splitPlace(covering, wanted.startsOn)
  const { departmentId, percent } = covering
  return {
    change: 'moved',
    update: {
      id,
      version,
      departmentId,
      percent,
      startsOn: covering.startsOn,
      endsOn: split?.before.endsOn ?? null,
    },
    add: wanted,
  }
}

const isSame = (place: PresentPlace, wanted: WantedPlace): boolean =>
  place.departmentId === wanted.departmentId &&
  place.endsOn === wanted.endsOn &&
  place.percent === wanted.percent

const overlaps = (
  one: Pick<PresentPlace, 'startsOn' | 'endsOn'>,
  other: Pick<PresentPlace, 'startsOn' | 'endsOn'>,
): boolean =>
  (other.endsOn === null || one.startsOn <= other.endsOn) &&
  (one.endsOn === null || other.startsOn <= one.endsOn)
