import type { StaffKind, StaffPerson } from '@trivsel/content-contract/staff'

/** What one chooses somebody by: role, place of work and, of trainers, what they help with. */
export function foremostFacts(
  kind: StaffKind,
  person: Pick<StaffPerson, 'roleDescription' | 'healthCenters' | 'workPlaces' | 'categories'>,
): string[] {
  const { roleDescription, healthCenters, workPlaces, categories } = person
  const isTrainer = kind === 'personalTrainer'
  const places = isTrainer ? workPlaces : healthCenters
  const facts = [
    roleDescription,
    places.map(({ name }) => name).join(', '),
    isTrainer ? categories.join(', ') : null,
  ]
  return [...new Set(facts.filter((fact): fact is string => Boolean(fact)))]
}
