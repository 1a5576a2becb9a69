import { getTableColumns, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { importEntries, newCustomer, next } from './bank.testing.server.ts'
import { bankData } from './personal-data.server.ts'

const { database } = await createTestDatabase()
const none = () => sql`select null::text where false`
const person = { userId: 'somebody', email: 'a@trivsel.example', personKeys: [] }

it('finds what is of the customer numbers of a person, and nothing else', async () => {
  const [own, other] = [newCustomer(), newCustomer()]
  await importEntries(database, [
    { reference: next('R'), text: own },
    { reference: next('R'), text: other },
    { reference: next('R'), text: 'of nobody' },
  ])
  const [, transfers] = bankData(() => sql`select ${own}::text`, none)
  if (!transfers) throw new Error('Transfers are not listed')
  expect(await database.$count(transfers.table, transfers.rowsOf(person))).toBe(1)
  const [, others] = bankData(none, none)
  expect(await database.$count(transfers.table, others?.rowsOf(person))).toBe(0)
})

it('says of every column that the person gets it, or why not', () => {
  for (const { table, shown, withheld } of bankData(none, none)) {
    const columns = Object.values(getTableColumns(table)).map(({ name }) => name)
    expect([...Object.keys(shown), ...Object.keys(withheld)].sort()).toEqual(columns.sort())
  }
})
