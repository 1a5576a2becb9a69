import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { interactionPolicy } from 'oidc-provider'
import { callbackPath, type ProviderSettings } from './provider.server.ts'
import { type ProviderId, providerNames } from './providers.ts'
import { answerPage, choicePage } from './stand-in-pages.testing.ts'

type Claims = Record<string, unknown>

const level = 'idporten-loa-substantial'

export type LoginStandIn = {
  settings: ProviderSettings
  /** Changes every id token from now on, signed by the provider or, as a forger has to, by another key. */
  alter(change: ((claims: Claims) => Claims) | null, options?: { isForged: boolean }): void
  stop(): Promise<void>
}

/** The people of the stand-in for Feide. */
export const standInPeople = [
  { subject: 'f5b4a1f0-feide-ingrid', name: 'Ingrid Berg', principalName: 'ingridbe@ntnu.no' },
  { subject: '8d1c22e7-feide-omar', name: 'Omar Hassan', principalName: 'omarh@uio.no' },
] as const

/** Whom the one for ID-porten knows, by synthetic numbers (month + 80). */
export const standInCitizens = [
  { subject: 'a1-id-porten-ingrid', name: 'Ingrid Berg', pid: '15890050015' },
  { subject: 'b2-id-porten-omar', name: 'Omar Hassan', pid: '17878999967' },
] as const

const principalName = 'https://n.feide.no/claims/eduPersonPrincipalName'

/** Who can be chosen, and what the provider says of them. */
const standIns: Record<ProviderId, { scopes: string[]; people: readonly StandInPerson[] }> = {
  feide: {
    scopes: ['openid', 'userid', 'profile', 'userid-feide', 'userid-nin'],
    people: standInPeople.map(({ subject, name, principalName: principal }, index) => ({
      subject,
      name,
      claims: {
        name,
        [principalName]: principal,
        'https://n.feide.no/claims/nin': standInCitizens[index]?.pid,
      },
    })),
  },
  'id-porten': {
    scopes: ['openid', 'profile'],
    people: standInCitizens.map(({ subject, name, pid }) => ({ subject, name, claims: { pid } })),
  },
}

type StandInPerson = { subject: string; name: string; claims: Claims }

const client = { clientId: 'trivsel', clientSecret: randomBytes(24).toString('base64url') }

/**
 * A provider of OpenID Connect on this machine in the place of Feide or ID-porten: it asks which of
 * its people one is, and no password. Real tokens, real signatures, real addresses.
 */
export async function startLoginStandIn({
  id = 'feide' as ProviderId,
  port: wanted = 0,
} = {}): Promise<LoginStandIn> {
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined
  const server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(wanted, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const key = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const forgersKey = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  let altering: { change: (claims: Claims) => Claims; key: KeyObject } | null = null

  const provider = createProvider(id, issuer, key.privateKey)
  provider.use(async (context, next) => {
    await next()
    const body: unknown = context.body
    if (altering && hasIdToken(body)) body.id_token = alterToken(body.id_token, altering)
  })
  const standard = provider.callback()
  answer = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void standard(request, response)
    interact(id, provider, request, response).catch(() => response.writeHead(400).end())
  }

  return {
    settings: { issuer, ...client },
    alter(change, { isForged } = { isForged: false }) {
      const signingKey = isForged ? forgersKey.privateKey : key.privateKey
      altering = change && { change, key: signingKey }
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function createProvider(id: ProviderId, issuer: string, privateKey: KeyObject): Provider {
  const { scopes, people } = standIns[id]
  const policy = interactionPolicy.base()
  policy.remove('consent')
  const asksEachTime = new interactionPolicy.Check(
    'asks_each_time',
    'No user is remembered: the next login may be another person',
    ({ oidc }) => oidc.result?.login === undefined,
  )
  policy.get('login')?.checks.add(asksEachTime)
  return new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        // On the loopback addresses of such a client the port makes no difference (RFC 8252, 7.3).
        application_type: 'native',
        redirect_uris: ['localhost', '127.0.0.1'].map(
          (host) => `http://${host}${callbackPath(id)}`,
        ),
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    scopes,
    claims: {
      openid: ['sub', 'pid'],
      profile: ['name'],
      'userid-feide': [principalName],
      'userid-nin': ['https://n.feide.no/claims/nin'],
      acr: null,
    },
    acrValues: [level],
    // ID-porten says everything in the id token.
    conformIdTokenClaims: id === 'feide',
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, subject) => {
      const person = people.find((known) => known.subject === subject)
      if (!person) return undefined
      const claims = { sub: subject, ...person.claims }
      return { accountId: subject, claims: () => claims }
    },
    // Choosing a person is consent to everything.
    async loadExistingGrant({ oidc }) {
      if (!oidc.session?.accountId || !oidc.client) return undefined
      const grant = new oidc.provider.Grant({
        accountId: oidc.session.accountId,
        clientId: oidc.client.clientId,
      })
      grant.addOIDCScope(scopes.join(' '))
      await grant.save()
      return grant
    },
  })
}

/** Asks who it is, and goes on with the one who was chosen. */
async function interact(
  id: ProviderId,
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await provider.interactionDetails(request, response)
  const { people } = standIns[id]
  if (request.method !== 'POST') return answerPage(response, choicePage(providerNames[id], people))
  const chosen = new URLSearchParams(await readBody(request)).get('person')
  const result = people.some(({ subject }) => subject === chosen)
    ? { login: { accountId: chosen ?? '', acr: level, remember: false } }
    : { error: 'access_denied', error_description: 'The person said no' }
  await provider.interactionFinished(request, response, result)
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += part
  return body
}

function hasIdToken(body: unknown): body is { id_token: string } {
  return typeof body === 'object' && body !== null && 'id_token' in body
}

function alterToken(
  token: string,
  { change, key }: { change: (claims: Claims) => Claims; key: KeyObject },
): string {
  const [header = '', payload = ''] = token.split('.')
  const claims: Claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const altered = Buffer.from(JSON.stringify(change(claims))).toString('base64url')
  const signature = sign('sha256', Buffer.from(`${header}.${altered}`), key)
  return `${header}.${altered}.${signature.toString('base64url')}`
}
