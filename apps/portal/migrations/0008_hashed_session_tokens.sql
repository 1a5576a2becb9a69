-- Tokens of sessions are kept as hashes from now on. Whoever is logged in stays so: what the cookie
-- holds is what was hashed here, in base64url and without padding as `hashToken` writes it.
UPDATE "portal"."session"
   SET "token" = rtrim(translate(encode(sha256(convert_to("token", 'UTF8')), 'base64'), '+/', '-_'), '=');
