import type {
  ImportBuildingProject,
  ImportEatery,
  ImportGym,
  ImportHealthCenter,
  ImportJobListing,
  ImportStudyPlace,
} from '@trivsel/content-contract/import/places'
import type {
  BuildingProject,
  Eatery,
  Gym,
  HealthCenter,
  JobListing,
  StudyPlace,
} from '../payload-types.ts'
import type { ItemWriter } from './item-writer.ts'
import {
  dayHours,
  linkRows,
  pageData,
  type Saved,
  specialHourRows,
  storedDay,
} from './page-data.ts'

/** What the item does not say about itself: its address and its place in the list. */
export type Placed = { slug: string | null; sortOrder: number }

export function gymData(item: ImportGym, writer: ItemWriter, placed: Placed) {
  const { say, rows, picture } = writer
  const { mondayThursday, friday, saturday, sunday } = item.hours
  return {
    ...pageData(item, writer),
    ...placed,
    address: item.address ?? null,
    phone: item.phone ?? null,
    hours: {
      mondayThursday: dayHours(mondayThursday),
      friday: dayHours(friday),
      saturday: dayHours(saturday),
      sunday: dayHours(sunday),
    },
    specialHours: specialHourRows(item.specialHours, writer),
    attributeHeader: say(item.attributeHeader),
    attributes: rows(item.attributes, 'attributes', (attribute) => ({ text: say(attribute) })),
    imageSection: rows(item.imageSection, 'imageSection', ({ image, caption }) => ({
      image: picture(image) ?? 0,
      caption: say(caption),
    })),
  } satisfies Saved<Gym>
}

/** Days of the week are stored as text. */
type Weekday = NonNullable<Eatery['openingHours']>[number]['firstDay']

export function eateryData(item: ImportEatery, writer: ItemWriter, placed: Placed) {
  const { say, write, rows, refer, download } = writer
  return {
    ...pageData(item, writer),
    ...placed,
    eateryType: item.eateryType,
    address: item.address ?? null,
    studyPlace: refer('study-places', item.studyPlace),
    openingHoursTitle: say(item.openingHoursTitle),
    openingHours: rows(item.openingHours, 'openingHours', ({ firstDay, lastDay, ...hours }) => ({
      firstDay: String(firstDay) as Weekday,
      lastDay: String(lastDay) as Weekday,
      ...hours,
    })),
    specialHours: specialHourRows(item.specialHours, writer),
    menuBox: { header: say(item.menuBox?.header), content: write(item.menuBox?.content) },
    menuPdf: download(item.menuPdf),
    kitchenPhone: item.kitchenPhone ?? null,
    officePhone: item.officePhone ?? null,
  } satisfies Saved<Eatery>
}

type WrittenHours = ImportHealthCenter['areas'][number]['hours']

export function healthCenterData(item: ImportHealthCenter, writer: ItemWriter, placed: Placed) {
  const { say, write, rows } = writer
  const writtenHours = (hours: WrittenHours, place: string) =>
    rows(hours, place, ({ daysText, timeText }) => ({
      daysText: say(daysText),
      timeText: say(timeText),
    }))
  return {
    ...pageData(item, writer),
    ...placed,
    address: item.address ?? null,
    phone: item.phone ?? null,
    mapUrl: item.mapUrl ?? null,
    publicTransport: say(item.publicTransport),
    immediateHeader: say(item.immediateHeader),
    immediateText: write(item.immediateText),
    areas: rows(item.areas, 'areas', ({ name, hours }, place) => ({
      name: say(name),
      hours: writtenHours(hours, `${place}/hours`),
    })),
    phoneHours: {
      header: say(item.phoneHours?.header),
      notice: say(item.phoneHours?.notice),
      hours: writtenHours(item.phoneHours?.hours ?? [], 'phoneHours/hours'),
    },
  } satisfies Saved<HealthCenter>
}

export function studyPlaceData(item: ImportStudyPlace, writer: ItemWriter, placed: Placed) {
  return { ...pageData(item, writer), ...placed } satisfies Saved<StudyPlace>
}

export function buildingProjectData(
  item: ImportBuildingProject,
  writer: ItemWriter,
  placed: Placed,
) {
  return {
    ...pageData(item, writer),
    ...placed,
    buttons: linkRows(item.buttons, 'buttons', writer),
  } satisfies Saved<BuildingProject>
}

export function jobListingData(item: ImportJobListing, writer: ItemWriter, { slug }: Placed) {
  const { applicationDeadline: deadline } = item
  return {
    ...pageData(item, writer),
    slug,
    serviceArea: writer.refer('service-areas', item.serviceArea),
    applicationDeadline: deadline === undefined ? null : storedDay(deadline),
    buttons: linkRows(item.buttons, 'buttons', writer),
  } satisfies Saved<JobListing>
}
