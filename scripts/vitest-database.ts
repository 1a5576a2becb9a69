import type { TestProject } from 'vitest/node'
import type {} from '../apps/portal/src/platform/database/testing.server.ts'
import { migrateDatabase } from '../apps/portal/src/platform/migrate-database.server.ts'
import { makeTemplate } from './postgres/make-template.ts'
import { contentTemplateOf, databaseUrl, dropDatabase } from './postgres/on-server.ts'
import { startTestServer } from './postgres/test-server.ts'

/** Of this run: two projects in one run share it when they share a server. */
const template = `template_${process.pid}_${Math.round(performance.timeOrigin)}`

/**
 * One PostgreSQL server for the run, and one migrated template that every test file copies. The
 * content system's is made by the first of its tests that runs: the portal's do without it.
 */
export default async function setup(project: TestProject) {
  const server = await startTestServer()
  await makeTemplate(server.url, template, {
    fill: (name) => migrateDatabase(databaseUrl(server.url, name)),
  })
  project.provide('testDatabase', { serverUrl: server.url, template })
  return async () => {
    await dropDatabase(server.url, contentTemplateOf(template))
    await dropDatabase(server.url, template)
    await server.stop()
  }
}
