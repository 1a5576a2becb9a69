ALTER TABLE "portal"."feide_attempt" RENAME TO "federated_attempt";--> statement-breakpoint
ALTER TABLE "portal"."federated_attempt" RENAME CONSTRAINT "feide_attempt_user_id_user_id_fk" TO "federated_attempt_user_id_user_id_fk";--> statement-breakpoint
ALTER INDEX "portal"."feide_attempt_pkey" RENAME TO "federated_attempt_pkey";--> statement-breakpoint
ALTER INDEX "portal"."feide_attempt_user" RENAME TO "federated_attempt_user";--> statement-breakpoint
ALTER INDEX "portal"."feide_attempt_expires" RENAME TO "federated_attempt_expires";--> statement-breakpoint
ALTER TABLE "portal"."feide_proof" RENAME TO "federated_proof";--> statement-breakpoint
ALTER TABLE "portal"."federated_proof" RENAME CONSTRAINT "feide_proof_user_id_user_id_fk" TO "federated_proof_user_id_user_id_fk";--> statement-breakpoint
ALTER INDEX "portal"."feide_proof_pkey" RENAME TO "federated_proof_pkey";--> statement-breakpoint
ALTER INDEX "portal"."feide_proof_user" RENAME TO "federated_proof_user";--> statement-breakpoint
ALTER INDEX "portal"."feide_proof_expires" RENAME TO "federated_proof_expires";--> statement-breakpoint
-- Good for 15 minutes: whoever is on the way just now goes again.
DELETE FROM "portal"."federated_proof";--> statement-breakpoint
ALTER TABLE "portal"."federated_proof" ADD COLUMN "provider" text NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."federated_proof" ADD COLUMN "national_id" text;
