import { createDeviceMemory, deviceLifetimeSeconds } from '@trivsel/account-guard/device-memory'
import type { PayloadRequest } from 'payload'
import { environment } from '../environment.ts'

const devices = createDeviceMemory(environment.payloadSecret)

type Request = Pick<PayloadRequest, 'headers' | 'payload' | 'responseHeaders'>

/** @returns what names the browser in counts; null where nobody has logged in to the account in it */
export const findDevice = (req: Request, email: string): string | null =>
  devices.find(readCookie(req), email)

/** Somebody has logged in to the account in this browser: strangers do not use up its attempts. */
export function rememberDevice(req: Request, email: string): void {
  const value = devices.remember(readCookie(req), email)
  const secure = isSecure(req) ? ' Secure;' : ''
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append(
    'set-cookie',
    `${nameIn(req)}=${value}; Max-Age=${deviceLifetimeSeconds}; Path=/; HttpOnly;${secure} SameSite=Lax`,
  )
}

const isSecure = ({ payload }: Request) => payload.config.serverURL.startsWith('https://')
const nameIn = (req: Request) =>
  isSecure(req) ? '__Host-content-editor-device' : 'content-editor-device'

function readCookie(req: Request): string | undefined {
  const cookies = req.headers.get('cookie')?.split(/;\s*/) ?? []
  const start = `${nameIn(req)}=`
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length)
}
