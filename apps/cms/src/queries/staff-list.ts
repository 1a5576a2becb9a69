import { placeOrder } from '@trivsel/content-contract/projection/order'
import type { ListFacts } from '@trivsel/content-contract/projection/published-item'
import type { StaffKind, StaffPerson } from '@trivsel/content-contract/staff'
import { listOfStaff } from '@trivsel/content-contract/staff-kinds'
import type { Staff } from '../payload-types.ts'
import { listFacts } from '../projection/projected.ts'
import { contentQuery } from './content-query.ts'
import { choose, readCategoryChoices, readPageChoices, toFilterOptions } from './filter-choices.ts'
import { findDocuments } from './find-documents.ts'
import { readListPage } from './list-page.ts'
import type { Reading } from './reading.ts'
import { referenceIds } from './reference-id.ts'
import { referenceResolver } from './resolve-reference.ts'
import { toCardImage } from './to-content-image.ts'
import { toCategory } from './to-named.ts'
import { toPageReferences } from './to-page-reference.ts'
import { toRichText } from './to-rich-text.ts'

export const staffList = contentQuery('staffList', async (reading, variables) => {
  const { kind, healthCenter, fitnessClub, goal, ...paging } = variables
  const listed = await findListed(reading, kind)
  const named = (ids: (person: Staff) => number[], when: StaffKind) =>
    kind === when ? listed.flatMap(ids) : []
  const [healthCenters, fitnessClubs, goals] = await Promise.all([
    readPageChoices(reading, 'health-centers', named(centersOf, 'doctor')),
    readPageChoices(reading, 'gyms', named(clubsOf, 'personalTrainer')),
    readCategoryChoices(reading, named(goalsOf, 'personalTrainer')),
  ])
  const has = (ids: number[], chosen: number | null) => chosen === null || ids.includes(chosen)
  const ids = listed
    .filter((person) => has(centersOf(person), choose(healthCenters, healthCenter)))
    .filter((person) => has(clubsOf(person), choose(fitnessClubs, fitnessClub)))
    .filter((person) => has(goalsOf(person), choose(goals, goal)))
    .toSorted(placeOrder(reading.locale))
    .map(({ id }) => id)
  const list = { collection: 'staff', fixedPage: listOfStaff[kind], ids } as const
  const answer = await readListPage(reading, { ...list, toItem: toStaffPerson }, paging)
  return {
    ...answer,
    healthCenters: toFilterOptions(healthCenters),
    fitnessClubs: toFilterOptions(fitnessClubs),
    goals: toFilterOptions(goals),
  }
})

const centersOf = ({ healthCenters }: Staff) => referenceIds(healthCenters)
const clubsOf = ({ workPlaces }: Staff) => referenceIds(workPlaces)
const goalsOf = ({ categories }: Staff) => referenceIds(categories)

/** A person without a role in the language is not shown in it. */
async function findListed(reading: Reading, kind: StaffKind): Promise<Staff[]> {
  const listed = await findDocuments(reading, {
    collection: 'staff',
    where: { kind: { equals: kind }, roleDescription: { exists: true } },
    select: {
      name: true,
      roleDescription: true,
      sortOrder: true,
      healthCenters: true,
      workPlaces: true,
      categories: true,
    },
    depth: 0,
  })
  return listed.filter(({ roleDescription }) => roleDescription)
}

/** Doctors are found by where they work, trainers also by what they help with. */
export function staffFacts(person: Staff): ListFacts | null {
  if (!person.roleDescription) return null
  const { kind, sortOrder } = person
  const when = (wanted: StaffKind, ids: number[]) => (kind === wanted ? ids : [])
  return listFacts({
    sortOrder: sortOrder ?? null,
    group: kind,
    references: {
      healthCenter: when('doctor', centersOf(person)),
      fitnessClub: when('personalTrainer', clubsOf(person)),
      goal: when('personalTrainer', goalsOf(person)),
    },
  })
}

export function toStaffPerson(person: Staff, reading: Reading): StaffPerson {
  return {
    id: person.id,
    displayName: person.name,
    roleDescription: person.roleDescription || null,
    richText: toRichText(person.richText, referenceResolver(reading)),
    image: toCardImage(person.image, reading),
    email: person.email || null,
    phone: person.phone || null,
    healthCenters: toPageReferences('health-centers', person.healthCenters, reading),
    workPlaces: toPageReferences('gyms', person.workPlaces, reading),
    categories: (person.categories ?? []).flatMap(
      (category) => toCategory(category, reading)?.name ?? [],
    ),
    position: person.position ?? null,
    specialization: person.specialization || null,
    substitute: person.substitute || null,
  }
}
