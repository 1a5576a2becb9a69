import type { Payload, TypedUser } from 'payload'
import type { Role } from '../access/has-role.ts'

export type People = Record<Role, TypedUser>

/** One account of each role. The first account of all becomes an admin, whatever it asks for. */
export async function makeEditors(payload: Payload): Promise<People> {
  const make = async (role: Role): Promise<TypedUser> => {
    const account = await payload.create({
      collection: 'editors',
      data: { email: `${role}@trivsel.example`, name: role, role, password: 'a-long-password' },
    })
    return { ...account, collection: 'editors' }
  }
  const admin = await make('admin')
  return { admin, publisher: await make('publisher'), editor: await make('editor') }
}
