import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import { registerKey } from '../model/queries.ts'
import { roleEndpoints as endpoints } from './endpoints.ts'
import type { GiveRoleForm, RenameRoleForm, RoleNameForm, RoleRightsForm } from './forms.ts'

export const rolesQuery = (id: string) =>
  queryOptions({
    queryKey: [...registerKey(id), 'roles'],
    queryFn: ({ signal }) => callEndpoint(endpoints.list, { params: { id }, signal }),
    retry: false,
  })

export const findCandidates = (id: string, text: string) =>
  callEndpoint(endpoints.candidates, { params: { id }, body: { text } })

export const giveRole = (id: string, body: GiveRoleForm) =>
  callEndpoint(endpoints.give, { params: { id }, body })

export const endRole = (id: string, roleId: string) =>
  callEndpoint(endpoints.end, { params: { id, roleId } })

export const addRoleType = (id: string, body: RoleNameForm) =>
  callEndpoint(endpoints.addType, { params: { id }, body })

export const renameRoleType = (id: string, typeId: string, body: RenameRoleForm) =>
  callEndpoint(endpoints.renameType, { params: { id, typeId }, body })

export const changeRights = (id: string, typeId: string, body: RoleRightsForm) =>
  callEndpoint(endpoints.changeRights, { params: { id, typeId }, body })

export const removeRoleType = (id: string, typeId: string) =>
  callEndpoint(endpoints.removeType, { params: { id, typeId } })
