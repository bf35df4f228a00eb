import type * as English from '../en/called';
import type { Translated } from '../translated';

export const called: Translated<typeof English.called> = {
  also: {
    test: 'Test, Examen, Contrôle, Quiz, Interrogation, Épreuve',
    testQuestion: 'Banque de questions, QCM, Question d’évaluation',
    testSection: 'Partie d’évaluation',
    forumResponse: 'Réponse à un message',
    student: 'Élève, Étudiant, Stagiaire',
    faculty: 'Professeur, Formateur, Prof',
    liveClass: 'Cours en direct, Classe en direct, Classes en direct, Classe virtuelle, Leçon, Visioconférence',
    liveClassAttendance: 'Présence, Appel, Absents',
    batch: 'Groupe, Promotion, Classe',
    coupon: 'Remise, Bon de réduction, Code promo',
    membership: 'Formule, Offre',
    course: 'Programme, Formation',
    section: 'Chapitre, Unité d’une matière',
    subscription: 'Inscription, Abonné',
    timetable: 'Horaire, Planning, Calendrier',
    licence: 'Licence',
    doubt: 'Question d’apprenant, Demande',
    lead: 'Contact commercial, Demande de renseignements',
    banner: 'Carrousel, Diaporama',
    invoice: 'Reçu, Note',
    branch: 'Centre, Campus, Antenne',
    testReport: 'Résultats d’examen, Notes',
    salesReport: 'Chiffre d’affaires, Vendu, Ventes',
    transactionHistory: 'Paiement, Historique des paiements, Enregistrer un paiement, Frais, Remboursement, Remboursements',
    offlineRevenue: 'Espèces, Paiement en espèces, Enregistrer un paiement en espèces, Chèque, Frais en espèces',
    revenue: 'Recette, Recettes, Encaissement, Argent reçu, Paiement en ligne',
    preSalesReport: 'Commande impayée, Impayé, Panier abandonné',
    courseSale: 'Vente de cours',
    institutePayment: 'Paiement d’un établissement',
    admission: 'Nouvelle admission, Arrivée',
  },
};

/** The page of maintenance, opened while the platform answers. */
export const there: Translated<typeof English.there> = { title: 'La plateforme répond', text: 'Aucune maintenance n’est en cours : tout fonctionne comme d’habitude.' };
