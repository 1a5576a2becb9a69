import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/core/**/tables.server.ts', './src/features/**/tables.server.ts'],
  out: './migrations',
  schemaFilter: ['portal'],
  migrations: { schema: 'portal', table: 'migration', prefix: 'timestamp' },
})
