import type { Locale } from '#locale'
import { m } from '#messages'
import type { Service } from './services.ts'

type Text = (inputs?: Record<string, never>, options?: { locale: Locale }) => string

export const serviceNames: Readonly<Record<Service, Text>> = {
  sports: m.service_sports,
  courts: m.service_courts,
  onlineTraining: m.service_online_training,
  depositAccount: m.service_deposit_account,
  semesterFee: m.service_semester_fee,
  kindergartens: m.service_kindergartens,
  health: m.service_health,
  healthRefunds: m.service_health_refunds,
  eateries: m.service_eateries,
  studyPlaces: m.service_study_places,
  associations: m.service_associations,
  grants: m.service_grants,
  courses: m.service_courses,
  newsletter: m.service_newsletter,
  contact: m.service_contact,
}
