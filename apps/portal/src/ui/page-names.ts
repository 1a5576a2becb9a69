import type { FixedPageKey } from '@trivsel/content-contract/addresses'
import { m } from '#messages'

/** What a page with a fixed address is called where the editors have not named it, as in a trail. */
export const pageNames = {
  kindergartens: m.nav_kindergartens,
  gyms: m.nav_gyms,
  eateries: m.nav_eateries,
  healthCenters: m.nav_health_centers,
  jobListings: m.nav_job_listings,
  buildingProjects: m.nav_building_projects,
  studyPlaces: m.nav_study_places,
  doctors: m.nav_doctors,
  dentists: m.nav_dentists,
  personalTrainers: m.nav_personal_trainers,
  eventCalendar: m.nav_events,
  groupClasses: m.nav_group_classes,
  search: m.nav_search,
} as const satisfies Record<FixedPageKey, typeof m.nav_search>
