/** Why the provider refuses (RFC 7807). Callers branch on the type and nothing else. */
export type Problem = {
  /** Below `https://api.payex.com/psp/errordetail/`: `paymentorders/inputerror`. */
  type: string
  title: string
  status: number
  detail: string
  problems: readonly { name: string; description: string }[]
}

export const typePrefix = 'https://api.payex.com/psp/errordetail/'

/** A field that is not as it must be. The name is the provider's: `PaymentOrder.Amount`. */
export function inputError(...problems: { name: string; description: string }[]): Problem {
  return {
    type: 'paymentorders/inputerror',
    title: 'Error in input data',
    status: 400,
    detail: 'Input validation failed, error description in problems node!',
    problems,
  }
}

/** The operation is not among those that the order offers. The real status is not documented. */
export function notOffered(operation: string, status: string): Problem {
  return {
    type: 'paymentorders/conflict',
    title: 'Operation not available',
    status: 409,
    detail: `The operation ${operation} is not available while the payment order is ${status}.`,
    problems: [{ name: 'Operation', description: `${operation} is not offered` }],
  }
}

export function forbidden(detail: string): Problem {
  return {
    type: 'paymentorders/forbidden',
    title: 'Forbidden',
    status: 403,
    detail,
    problems: [],
  }
}

export function notFound(detail: string): Problem {
  return { type: 'paymentorders/notfound', title: 'Not found', status: 404, detail, problems: [] }
}

export function unauthorized(): Problem {
  return {
    type: 'paymentorders/unauthorized',
    title: 'Unauthorized',
    status: 401,
    detail: 'The access token is missing or not known.',
    problems: [],
  }
}

export function systemError(status: 500 | 502 | 503 | 504): Problem {
  return {
    type: 'paymentorders/systemerror',
    title: 'System error',
    status,
    detail: 'Something went wrong at the provider.',
    problems: [],
  }
}

/** What the card's side can answer, with the status of each. */
export const cardProblems = {
  '3dsecureerror': 400,
  badrequest: 400,
  cardblacklisted: 400,
  carddeclined: 403,
  acquirerinsufficientfunds: 403,
  acquirercardexpired: 403,
  acquirercardstolen: 403,
  acquirererror: 403,
  acquirerpossiblefraud: 403,
  frauddetected: 403,
  authenticationrequired: 403,
  '3dsecuredeclined': 403,
  '3dsecureusercancelled': 403,
  '3dsecureusercanceled': 403,
  velocitycheck: 429,
  internalservererror: 500,
  acquirergatewayerror: 502,
  badgateway: 502,
  '3dsecureacquirergatewayerror': 502,
  acquirergatewaytimeout: 504,
} as const

export type CardProblem = keyof typeof cardProblems

export const cardProblemNames = Object.keys(cardProblems) as CardProblem[]

export function cardProblem(name: CardProblem, operation = 'Authorization'): Problem {
  return {
    type: `creditcard/${name}`,
    title: 'Operation failed',
    status: cardProblems[name],
    detail: `Unable to complete ${operation} operation, look at problem node!`,
    problems: [{ name: 'ExternalResponse', description: name }],
  }
}
