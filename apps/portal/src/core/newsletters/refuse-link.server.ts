import { Refusal } from '#platform/api/errors.server.ts'
import { linkRefusals } from './refusals.ts'

export const refuseLink = () => new Refusal('LINK_NOT_VALID', linkRefusals.LINK_NOT_VALID)
