/** `PUSH_NOT_AVAILABLE`: nothing is pushed here. `PUSH_ADDRESS_REFUSED`: no push service has that address. */
export const pushRefusals = {
  PUSH_NOT_AVAILABLE: 404,
  PUSH_ADDRESS_REFUSED: 422,
  PUSH_DEVICE_NOT_FOUND: 404,
} as const
