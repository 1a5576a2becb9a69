import type { DemoApplicant, DemoPeople } from './demo-world.server.ts'

/** @param place in the list of associations, around its end; null for a person */
export function applicantOf(
  { associations, persons }: Pick<DemoPeople, 'associations' | 'persons'>,
  place: number | null,
  seed: number,
): DemoApplicant {
  const among = place === null ? persons : associations
  const found = among[(place ?? seed) % among.length]
  if (!found) throw new Error('The demo has nobody who applies for grants')
  return found
}
