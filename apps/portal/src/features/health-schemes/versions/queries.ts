import { callStaff } from '#core/staff-area/queries.ts'
import type { VersionForm } from '../model/version-form.ts'
import { versionEndpoints as endpoints } from './endpoints.ts'

export const proposeVersion = (body: VersionForm) => callStaff(endpoints.propose, { body })
