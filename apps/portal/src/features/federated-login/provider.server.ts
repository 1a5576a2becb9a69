import { type Locale, languageOf } from '@trivsel/content-contract/locales'
import * as client from 'openid-client'
import { federatedEndpoints } from './endpoints.ts'
import { federatedRefusal } from './federated-refusal.server.ts'
import type { ProviderRules } from './provider-rules.server.ts'
import type { ProviderId } from './providers.ts'
import type { Identity } from './read-identity.ts'
import { toFederatedRefusal } from './to-federated-refusal.server.ts'
import type { Handshake } from './token.server.ts'

export type ProviderSettings = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

export type ProviderLogin = {
  readonly subject: string
  /** That the provider asserts with every login. */
  readonly nationalId: string | null
  /** @throws {Refusal} PROVIDER_UNREACHABLE, PROVIDER_FAILED */
  readonly describe: () => Promise<Identity>
}

export type IdentityProvider = ReturnType<typeof createIdentityProvider>

export const callbackPath = (provider: ProviderId) => federatedEndpoints(provider).callback.path

/** Somebody waits in front of the screen. */
const timeoutSeconds = 5
/** Endpoints seldom move. */
const discoveryKeptMilliseconds = 60 * 60_000

/**
 * A provider of OpenID Connect, whichever: `rules` say what makes it another than the next. It is
 * asked for its endpoints when the first person needs them: one that is down when the portal starts
 * holds nobody up.
 */
export function createIdentityProvider(options: {
  id: ProviderId
  rules: ProviderRules
  settings: ProviderSettings
  portalUrl: string
}) {
  const { id, rules, settings, portalUrl } = options
  const redirectUri = portalUrl + callbackPath(id)
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
     * @throws {Refusal} PROVIDER_UNREACHABLE, PROVIDER_FAILED
     */
    async addressFor({ state, nonce, verifier }: Handshake, locale: Locale): Promise<string> {
      return orRefusal(async () => {
        const address = client.buildAuthorizationUrl(await discover(), {
          redirect_uri: redirectUri,
          scope: rules.scope,
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ui_locales: languageOf(locale),
          ...rules.parameters,
        })
        return address.href
      })
    },

    /**
     * Whether the provider knows who we are: it refuses a code that nobody was given, and not us.
     * @throws {Refusal} PROVIDER_UNREACHABLE, PROVIDER_FAILED
     */
    async knowsUs(): Promise<boolean> {
      return orRefusal(async () => {
        const parameters = { code: 'none', redirect_uri: redirectUri }
        const configuration = await discover()
        try {
          await client.genericGrantRequest(configuration, 'authorization_code', parameters)
        } catch (error) {
          if (!(error instanceof client.ResponseBodyError)) throw error
          return !['invalid_client', 'unauthorized_client'].includes(error.error)
        }
        return true
      })
    },

    /**
     * Turns what the browser brought back into a login: checks issuer, audience, signature, nonce,
     * state, age and what the provider's rules demand.
     * @param search the query that the browser came back with
     * @throws {Refusal} PROVIDER_DENIED, PROVIDER_EXPIRED, PROVIDER_UNREACHABLE, PROVIDER_FAILED
     */
    async redeem(search: string, { state, nonce, verifier }: Handshake): Promise<ProviderLogin> {
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
        const idToken = tokens.claims()
        const subject = idToken?.sub
        if (!idToken || !subject || subject.length > 255 || !rules.accepts(idToken))
          throw federatedRefusal('PROVIDER_FAILED')
        const askUserInfo = () => client.fetchUserInfo(configuration, tokens.access_token, subject)
        return {
          subject,
          nationalId: rules.nationalIdOf(idToken),
          describe: () =>
            orRefusal(async () => {
              const identity = await rules.identify(subject, idToken, askUserInfo)
              if (!identity) throw federatedRefusal('PROVIDER_FAILED')
              return identity
            }),
        }
      })
    },
  }
}

async function startDiscovery(settings: ProviderSettings): Promise<client.Configuration> {
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
    throw Object.assign(federatedRefusal('PROVIDER_UNREACHABLE'), { cause })
  })
  if (response.status >= 500) throw federatedRefusal('PROVIDER_UNREACHABLE')
  return response
}

async function orRefusal<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw toFederatedRefusal(error)
  }
}
