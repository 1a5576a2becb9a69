import config from '@payload-config'
import '@payloadcms/next/css'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { guardAdminRequests } from '../../../../requests/guard-admin-requests.ts'

export const GET = guardAdminRequests(config, REST_GET(config))
export const POST = guardAdminRequests(config, REST_POST(config))
export const DELETE = guardAdminRequests(config, REST_DELETE(config))
export const PATCH = guardAdminRequests(config, REST_PATCH(config))
export const PUT = guardAdminRequests(config, REST_PUT(config))
export const OPTIONS = guardAdminRequests(config, REST_OPTIONS(config))
