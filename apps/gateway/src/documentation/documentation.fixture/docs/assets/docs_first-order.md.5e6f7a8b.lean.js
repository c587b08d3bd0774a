export const api = 'https://sandbox.dakpion.example/v1/business';
