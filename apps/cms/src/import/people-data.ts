import type {
  ImportCategory,
  ImportServiceArea,
  ImportStaffPerson,
} from '@trivsel/content-contract/import/people'
import type { Category, ServiceArea, Staff } from '../payload-types.ts'
import type { ItemWriter } from './item-writer.ts'
import type { Placed, Saved } from './page-data.ts'

export function staffData(item: ImportStaffPerson, writer: ItemWriter, { sortOrder }: Placed) {
  const { say, write, picture, refer } = writer
  const referAll = (file: 'health-centers' | 'gyms' | 'categories', keys: readonly string[]) =>
    keys.flatMap((key) => refer(file, key) ?? [])
  return {
    kind: item.kind,
    name: item.name,
    roleDescription: say(item.roleDescription),
    richText: write(item.richText),
    image: picture(item.image),
    email: item.email ?? null,
    phone: item.phone ?? null,
    healthCenters: referAll('health-centers', item.healthCenters),
    workPlaces: referAll('gyms', item.workPlaces),
    categories: referAll('categories', item.categories),
    position: item.position ?? null,
    specialization: say(item.specialization),
    substitute: item.substitute ?? null,
    sortOrder,
  } satisfies Saved<Staff>
}

export function categoryData({ key, usedFor, name }: ImportCategory, { say }: ItemWriter) {
  return { key, usedFor, name: say(name) } satisfies Saved<Category>
}

export function serviceAreaData(item: ImportServiceArea, { say, write, rows, link }: ItemWriter) {
  return {
    name: say(item.name),
    city: item.city ?? null,
    text: write(item.text),
    contacts: rows(item.contacts, 'contacts', (contact) => ({
      title: say(contact.title),
      phone: contact.phone ?? null,
      email: contact.email ?? null,
      hours: say(contact.hours),
    })),
    link: link(item.link),
  } satisfies Saved<ServiceArea>
}
