import { type Localized, textIn } from '#platform/i18n/localized.ts'

type Named = { readonly id: number; readonly name: Localized }

/** What the fields of the setup refer to by id. */
export type SetupNames = {
  readonly centers: readonly { readonly id: number; readonly name: string }[]
  readonly categories: readonly Named[]
  readonly courts: readonly (Named & { readonly centerId: number; readonly categoryId: number })[]
}

export function centerName({ centers }: SetupNames, centerId: number): string {
  return centers.find(({ id }) => id === centerId)?.name ?? ''
}

export function categoryName({ categories }: SetupNames, categoryId: number): string {
  const found = categories.find(({ id }) => id === categoryId)
  return found ? textIn(found.name) : ''
}

/** `Blindern, Squash: Bane 1`. */
export function courtText(setup: SetupNames, courtId: number): string {
  const found = setup.courts.find(({ id }) => id === courtId)
  if (!found) return ''
  const center = centerName(setup, found.centerId)
  return `${center}, ${categoryName(setup, found.categoryId)}: ${textIn(found.name)}`
}

/** The court of a rule, or its centre when it applies to all courts. */
export function subjectText(
  setup: SetupNames,
  { courtId, centerId }: { courtId: number | null; centerId: number },
): string {
  return courtId === null ? centerName(setup, centerId) : courtText(setup, courtId)
}
