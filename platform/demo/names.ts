import type { Random } from './random';

/** First names from all over India. */
export const FIRST_NAMES = [
  'Aarav', 'Aditi', 'Akshay', 'Amrita', 'Ananya', 'Anil', 'Anjali', 'Arjun', 'Asha', 'Bhavana', 'Chandan', 'Deepa',
  'Devika', 'Dhruv', 'Divya', 'Esha', 'Farhan', 'Fathima', 'Gauri', 'Gurpreet', 'Harini', 'Harish', 'Imran', 'Ishaan',
  'Jaya', 'Jyoti', 'Kabir', 'Karthik', 'Kavya', 'Kiran', 'Lakshmi', 'Leela', 'Madhav', 'Manasi', 'Meera', 'Mohan',
  'Nandini', 'Naveen', 'Neha', 'Nikhil', 'Nisha', 'Om', 'Pallavi', 'Pooja', 'Pranav', 'Priya', 'Rahul', 'Rekha',
  'Ritika', 'Rohan', 'Sadia', 'Sahil', 'Sanjana', 'Saurabh', 'Shalini', 'Shreya', 'Simran', 'Sneha', 'Sreelakshmi',
  'Sunil', 'Swati', 'Tanvi', 'Tarun', 'Tenzin', 'Uma', 'Vandana', 'Varun', 'Vidya', 'Vikram', 'Vivek', 'Yamini', 'Zoya',
] as const;

/** Family names that many people share. */
export const COMMON_LAST_NAMES = [
  'Agarwal', 'Ahmed', 'Banerjee', 'Bhatt', 'Bora', 'Chatterjee', 'Chauhan', 'Choudhury', 'Das', 'Desai', 'Deshpande',
  'D’Souza', 'Fernandes', 'Gandhi', 'Ghosh', 'Gill', 'Goswami', 'Gowda', 'Gupta', 'Hegde', 'Iyer', 'Jain', 'Jha',
  'Joseph', 'Joshi', 'Kapoor', 'Kaur', 'Khan', 'Krishnan', 'Kulkarni', 'Kumar', 'Lobo', 'Mahajan', 'Malik', 'Mathew',
  'Mehta', 'Menon', 'Mishra', 'Mohanty', 'Mukherjee', 'Nair', 'Naidu', 'Pandey', 'Panicker', 'Parmar', 'Patel', 'Patil',
  'Pillai', 'Prasad', 'Rajan', 'Rao', 'Rathore', 'Reddy', 'Roy', 'Saxena', 'Sen', 'Shah', 'Sharma', 'Shetty', 'Singh',
  'Sinha', 'Subramanian', 'Thakur', 'Thomas', 'Tiwari', 'Trivedi', 'Varghese', 'Varma', 'Verma', 'Yadav',
] as const;

/** Cities with their state, the first digits of their PIN codes and some of their parts. */
export const CITIES = [
  { city: 'Kochi', state: 'Kerala', pin: '682', areas: ['Kaloor', 'Edappally', 'Vyttila'] },
  { city: 'Pune', state: 'Maharashtra', pin: '411', areas: ['Kothrud', 'Shivajinagar', 'Viman Nagar'] },
  { city: 'Bengaluru', state: 'Karnataka', pin: '560', areas: ['Indiranagar', 'Jayanagar', 'Whitefield'] },
  { city: 'Chennai', state: 'Tamil Nadu', pin: '600', areas: ['Adyar', 'Anna Nagar', 'Velachery'] },
  { city: 'Hyderabad', state: 'Telangana', pin: '500', areas: ['Banjara Hills', 'Ameerpet', 'Kukatpally'] },
  { city: 'Jaipur', state: 'Rajasthan', pin: '302', areas: ['Malviya Nagar', 'Vaishali Nagar', 'Bapu Nagar'] },
  { city: 'Lucknow', state: 'Uttar Pradesh', pin: '226', areas: ['Gomti Nagar', 'Hazratganj', 'Aliganj'] },
  { city: 'Kolkata', state: 'West Bengal', pin: '700', areas: ['Salt Lake', 'Ballygunge', 'Behala'] },
  { city: 'Ahmedabad', state: 'Gujarat', pin: '380', areas: ['Navrangpura', 'Satellite', 'Maninagar'] },
  { city: 'Bhubaneswar', state: 'Odisha', pin: '751', areas: ['Saheed Nagar', 'Patia', 'Jaydev Vihar'] },
  { city: 'Guwahati', state: 'Assam', pin: '781', areas: ['Pan Bazaar', 'Beltola', 'Ganeshguri'] },
  { city: 'Chandigarh', state: 'Chandigarh', pin: '160', areas: ['Sector 17', 'Sector 34', 'Manimajra'] },
  { city: 'Indore', state: 'Madhya Pradesh', pin: '452', areas: ['Vijay Nagar', 'Palasia', 'Rajendra Nagar'] },
  { city: 'Patna', state: 'Bihar', pin: '800', areas: ['Boring Road', 'Kankarbagh', 'Rajendra Nagar'] },
  { city: 'Thiruvananthapuram', state: 'Kerala', pin: '695', areas: ['Pattom', 'Kazhakkoottam', 'Vazhuthacaud'] },
  { city: 'Kozhikode', state: 'Kerala', pin: '673', areas: ['Mavoor Road', 'Nadakkavu', 'Medical College'] },
  { city: 'Thrissur', state: 'Kerala', pin: '680', areas: ['Round South', 'Punkunnam', 'Ollur'] },
  { city: 'Nagpur', state: 'Maharashtra', pin: '440', areas: ['Dharampeth', 'Sitabuldi', 'Manish Nagar'] },
  { city: 'Nashik', state: 'Maharashtra', pin: '422', areas: ['Gangapur Road', 'College Road', 'Panchavati'] },
  { city: 'Mumbai', state: 'Maharashtra', pin: '400', areas: ['Andheri East', 'Dadar', 'Thane West'] },
  { city: 'Mysuru', state: 'Karnataka', pin: '570', areas: ['Gokulam', 'Kuvempunagar', 'Hebbal'] },
  { city: 'Coimbatore', state: 'Tamil Nadu', pin: '641', areas: ['Gandhipuram', 'RS Puram', 'Peelamedu'] },
  { city: 'Visakhapatnam', state: 'Andhra Pradesh', pin: '530', areas: ['MVP Colony', 'Dwaraka Nagar', 'Gajuwaka'] },
  { city: 'New Delhi', state: 'Delhi', pin: '110', areas: ['Karol Bagh', 'Lajpat Nagar', 'Rajinder Nagar'] },
  { city: 'Dehradun', state: 'Uttarakhand', pin: '248', areas: ['Rajpur Road', 'Ballupur', 'Clement Town'] },
  { city: 'Ranchi', state: 'Jharkhand', pin: '834', areas: ['Lalpur', 'Doranda', 'Harmu'] },
] as const;

export type DemoCity = (typeof CITIES)[number];

/** A rare family name: the name of a house or a place, as they are common in the south. */
export function houseName(random: Random): string {
  const name = `${random.pick(HOUSE_STARTS)}${random.pick(HOUSE_MIDDLES)}${random.pick(HOUSE_ENDS)}`;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The part of an e-mail address that a name makes: `Meera D’Souza` → `meera.dsouza`. */
export function mailName(name: string): string {
  return name.toLowerCase().replace(/[^a-z ]/g, '').trim().replace(/ +/g, '.');
}

const HOUSE_STARTS = [
  'chitt', 'kall', 'koch', 'kurup', 'mall', 'manj', 'mund', 'nedum', 'pad', 'pall', 'panda', 'parap', 'perum', 'pulik',
  'puth', 'thay', 'thek', 'val', 'vatt', 'vell', 'ara', 'ela', 'chem', 'kadav', 'kandath', 'kizhak', 'maram', 'olik',
] as const;
const HOUSE_MIDDLES = [
  'a', 'ara', 'akka', 'amba', 'iya', 'ikka', 'otta', 'umba', 'unna', 'eri', 'anga', 'ivila', 'appa', 'oli', 'utha', 'enka',
  'ama', 'ithara', 'odi', 'uva', 'atha', 'iri', 'ela', 'ona',
] as const;
const HOUSE_ENDS = [
  'kudy', 'kkal', 'thil', 'veettil', 'parambil', 'mannil', 'thara', 'puram', 'kunnel', 'mattam', 'ssery', 'yil', 'kott',
  'mala', 'nellur', 'palli', 'vil', 'kandy', 'moolam', 'thodi', 'kavu', 'nad', 'chira', 'valappil', 'thottam', 'karan',
] as const;
