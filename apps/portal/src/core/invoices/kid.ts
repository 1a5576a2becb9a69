/** Digits of the number of an invoice in its KID; the check digit follows them. */
const length = 8

/**
 * KID, the payment reference of Norwegian banks: the number of the invoice and a modulus-10 check
 * digit.
 */
export function toKid(invoiceNumber: number): string {
  const digits = String(invoiceNumber).padStart(length, '0')
  return digits + checkDigit(digits)
}

/** Every second digit counts twice, the last one first; of 10 and more the sum of both digits. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10
}
