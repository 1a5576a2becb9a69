/** The institutions of the demo: `BI` asks for a degree, the others for semesters. */
export { seedInstitutions } from '#features/institutions/demo/seed-institutions.server.ts'
