import { m } from '#messages'
import type { SearchKind } from './kinds.ts'

export const kindNames = {
  fixedPage: m.search_kind_fixed_page,
  page: m.search_kind_page,
  kindergarten: m.nav_kindergartens,
  gym: m.nav_gyms,
  eatery: m.nav_eateries,
  healthCenter: m.nav_health_centers,
  jobListing: m.nav_job_listings,
  buildingProject: m.nav_building_projects,
  studyPlace: m.nav_study_places,
  event: m.nav_events,
} as const satisfies Record<SearchKind, () => string>
