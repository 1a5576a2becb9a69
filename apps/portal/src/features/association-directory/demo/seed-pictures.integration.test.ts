import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { addAssociation } from '#core/associations/associations.testing.server.ts'
import { allowOnlyAcceptedImageTypes } from '#core/files/inspect/clean-image.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { associationPicture } from '../model/tables.server.ts'
import { seedPictures } from './seed-pictures.server.ts'

const { database } = await createTestDatabase()
afterAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }))

it('draws once, also where a process refuses drawings, and leaves it so', async () => {
  allowOnlyAcceptedImageTypes()
  const { id } = await addAssociation(database, { slug: 'sjakklubben-rokade' })
  await seedPictures(database)
  await seedPictures(database)
  expect(await database.select().from(associationPicture)).toMatchObject([
    { associationId: id, width: 1_280, height: 800 },
  ])
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await expect(sharp(drawing).toBuffer()).rejects.toThrow('unsupported image format')
})
