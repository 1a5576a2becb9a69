import * as client from 'openid-client'
import { feideRefusal } from './feide-refusal.server.ts'
import { readIdentity } from './read-identity.ts'
import { toFeideRefusal } from './to-feide-refusal.server.ts'
import type { Handshake } from './token.server.ts'

export type FeideSettings = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** Whose Feide account it is. Neither a national id nor an e-mail address is asked for. */
export type FeideIdentity = {
  /** Feide's own lasting name for the person, which says nothing about them. */
  readonly subject: string
  readonly name: string
  readonly institution: string | null
}

export type FeideLogin = {
  readonly subject: string
  /** @throws {Refusal} FEIDE_UNREACHABLE, FEIDE_FAILED */
  readonly describe: () => Promise<FeideIdentity>
}

export type FeideProvider = ReturnType<typeof createFeideProvider>

export const callbackPath = '/api/frontend/accounts/feide/callback'

/** `userid-feide` names the institution, so that people see which of their accounts it is. */
const scope = 'openid userid profile userid-feide'

/** Somebody waits in front of the screen. */
const timeoutSeconds = 5
/** Endpoints of Feide seldom move. */
const discoveryKeptMilliseconds = 60 * 60_000

/**
 * Feide, or another provider of OpenID Connect. It is asked for its endpoints when the first person
 * needs them: one that is down when the portal starts holds nobody up.
 */
export function createFeideProvider(options: { settings: FeideSettings; portalUrl: string }) {
  const { settings, portalUrl } = options
  const redirectUri = portalUrl + callbackPath
  let kept: { configuration: Promise<client.Configuration>; until: number } | undefined

  function discover(): Promise<client.Configuration> {
    if (kept && kept.until > performance.now()) return kept.configuration
    const discovery = {
      configuration: startDiscovery(settings),
      until: performance.now() + discoveryKeptMilliseconds,
    }
    kept = discovery
    // The next person tries again.
    discovery.configuration.catch(() => {
      if (kept === discovery) kept = undefined
    })
    return discovery.configuration
  }

  return {
    /**
     * Where the browser is sent to log in.
     * @throws {Refusal} FEIDE_UNREACHABLE, FEIDE_FAILED
     */
    async addressFor({ state, nonce, verifier }: Handshake, locale: 'no' | 'en'): Promise<string> {
      return orRefusal(async () => {
        const address = client.buildAuthorizationUrl(await discover(), {
          redirect_uri: redirectUri,
          scope,
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ui_locales: locale === 'en' ? 'en' : 'nb',
        })
        return address.href
      })
    },

    /**
     * Turns what the browser brought back into a login: checks issuer, audience, signature, nonce,
     * state and age.
     * @param search the query that the browser came back with
     * @throws {Refusal} FEIDE_DENIED, FEIDE_EXPIRED, FEIDE_UNREACHABLE, FEIDE_FAILED
     */
    async redeem(search: string, { state, nonce, verifier }: Handshake): Promise<FeideLogin> {
      return orRefusal(async () => {
        const configuration = await discover()
        // Our own address and not the request's: nobody chooses it by a header.
        const tokens = await client.authorizationCodeGrant(
          configuration,
          new URL(redirectUri + search),
          {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          },
        )
        const subject = tokens.claims()?.sub
        if (!subject || subject.length > 255) throw feideRefusal('FEIDE_FAILED')
        return {
          subject,
          describe: () =>
            orRefusal(async () => {
              const claims = await client.fetchUserInfo(configuration, tokens.access_token, subject)
              const identity = readIdentity(subject, claims)
              if (!identity) throw feideRefusal('FEIDE_FAILED')
              return identity
            }),
        }
      })
    },
  }
}

async function startDiscovery(settings: FeideSettings): Promise<client.Configuration> {
  const issuer = new URL(settings.issuer)
  const isPlain = issuer.protocol === 'http:'
  return client.discovery(
    issuer,
    settings.clientId,
    { id_token_signed_response_alg: 'RS256' },
    client.ClientSecretBasic(settings.clientSecret),
    {
      timeout: timeoutSeconds,
      [client.customFetch]: reach,
      execute: [
        // Without this, tokens are believed for the connection that they came over.
        client.enableNonRepudiationChecks,
        // The configuration lets only a developer's machine have such an issuer.
        ...(isPlain ? [client.allowInsecureRequests] : []),
      ],
    },
  )
}

/** A provider that does not answer, or only with an error of its own. */
const reach: client.CustomFetch = async (address, options) => {
  // Of the kinds of bodies that the types differ on, none is sent.
  const response = await fetch(address, options as RequestInit).catch((cause: unknown) => {
    throw Object.assign(feideRefusal('FEIDE_UNREACHABLE'), { cause })
  })
  if (response.status >= 500) throw feideRefusal('FEIDE_UNREACHABLE')
  return response
}

async function orRefusal<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw toFeideRefusal(error)
  }
}
