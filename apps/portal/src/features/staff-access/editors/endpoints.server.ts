import { editorRoles } from '@trivsel/content-contract/editor-roles'
import { editorRefusals } from '@trivsel/content-contract/editors'
import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Success } from '#platform/api/plain-answers.server.ts'
import { EditorForm, EditorRemoval } from './contract.ts'
import { editorsEndpoints as endpoints } from './endpoints.ts'

const admins = { staff: ['admin'] } as const

export const described = {
  list: describeEndpoint(endpoints.list, {
    summary: 'Everybody who has an account of the content system; null when that does not answer.',
    access: admins,
    answer: z.strictObject({
      editors: z
        .array(
          z.strictObject({
            email: z.string(),
            name: z.string(),
            role: z.enum(editorRoles),
            linkUntil: z.iso.datetime().nullable(),
            isYou: z.boolean(),
            hasLeft: z.boolean(),
          }),
        )
        .nullable(),
    }),
  }),
  invite: describeEndpoint(endpoints.invite, {
    summary:
      'Invites an editor to the content system by email, or sends another link, with the role that is now given, while the first is not used. While the content system does not answer, the invitation waits for it. The first editor becomes an administrator there.',
    access: admins,
    body: EditorForm,
    answer: Success,
    status: 201,
    refusals: only(editorRefusals, 'ALREADY_EDITOR', 'LAST_EDITOR_ADMIN'),
    audits: ['editor-invited'],
    concerns: 'person',
  }),
  remove: describeEndpoint(endpoints.remove, {
    summary:
      'Ends an account of the content system and logs it out. While the content system does not answer, the removal waits for it.',
    access: admins,
    body: EditorRemoval,
    answer: Success,
    refusals: only(editorRefusals, 'EDITOR_NOT_FOUND', 'LAST_EDITOR_ADMIN'),
    audits: ['editor-removed'],
    concerns: 'person',
  }),
}
