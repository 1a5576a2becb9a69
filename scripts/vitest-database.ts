import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../apps/portal/src/platform/database/migrate.server.ts'
import type {} from '../apps/portal/src/platform/database/testing.server.ts'
import { databaseUrl, dropDatabase, onServer } from './postgres/on-server.ts'
import { startTestServer } from './postgres/test-server.ts'

/** One PostgreSQL server for the run, and one migrated template that every test file copies. */
export default async function setup(project: TestProject) {
  const server = await startTestServer()
  const template = `template_${randomBytes(6).toString('hex')}`
  await onServer(server.url, `create database ${template}`)
  await migrateDatabase(databaseUrl(server.url, template))
  project.provide('testDatabase', { serverUrl: server.url, template })
  return async () => {
    await dropDatabase(server.url, template)
    await server.stop()
  }
}
