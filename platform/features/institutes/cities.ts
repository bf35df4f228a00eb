/** The larger cities of India, in the spelling of the post, by the number of people. */
export const CITIES: readonly string[] = [
  'Mumbai', 'Delhi', 'Bengaluru', 'Hyderabad', 'Ahmedabad', 'Chennai', 'Kolkata', 'Surat', 'Pune', 'Jaipur', 'Lucknow', 'Kanpur', 'Nagpur', 'Indore', 'Thane', 'Bhopal', 'Visakhapatnam', 'Pimpri-Chinchwad', 'Patna', 'Vadodara',
  'Ghaziabad', 'Ludhiana', 'Agra', 'Nashik', 'Faridabad', 'Meerut', 'Rajkot', 'Kalyan', 'Vasai', 'Varanasi', 'Srinagar', 'Aurangabad', 'Dhanbad', 'Amritsar', 'Navi Mumbai', 'Prayagraj', 'Ranchi', 'Howrah', 'Coimbatore', 'Jabalpur',
  'Gwalior', 'Vijayawada', 'Jodhpur', 'Madurai', 'Raipur', 'Kota', 'Guwahati', 'Chandigarh', 'Solapur', 'Hubballi', 'Bareilly', 'Moradabad', 'Mysuru', 'Gurugram', 'Aligarh', 'Jalandhar', 'Tiruchirappalli', 'Bhubaneswar', 'Salem', 'Thiruvananthapuram',
  'Bhiwandi', 'Saharanpur', 'Guntur', 'Amravati', 'Bikaner', 'Noida', 'Jamshedpur', 'Bhilai', 'Warangal', 'Cuttack', 'Firozabad', 'Kochi', 'Bhavnagar', 'Dehradun', 'Durgapur', 'Asansol', 'Nanded', 'Kolhapur', 'Ajmer', 'Kalaburagi',
  'Jamnagar', 'Ujjain', 'Loni', 'Siliguri', 'Jhansi', 'Ulhasnagar', 'Nellore', 'Jammu', 'Sangli', 'Belagavi', 'Mangaluru', 'Ambattur', 'Tirunelveli', 'Malegaon', 'Gaya', 'Jalgaon', 'Udaipur', 'Maheshtala', 'Tiruppur', 'Davanagere',
  'Kozhikode', 'Akola', 'Kurnool', 'Bokaro', 'Rajahmundry', 'Ballari', 'Agartala', 'Bhagalpur', 'Latur', 'Dhule', 'Korba', 'Bhilwara', 'Brahmapur', 'Muzaffarpur', 'Ahmednagar', 'Mathura', 'Kollam', 'Kadapa', 'Rohtak', 'Anantapur',
  'Bilaspur', 'Shahjahanpur', 'Vijayapura', 'Rampur', 'Shivamogga', 'Chandrapur', 'Junagadh', 'Thrissur', 'Alwar', 'Bardhaman', 'Nizamabad', 'Parbhani', 'Tumakuru', 'Khammam', 'Panipat', 'Darbhanga', 'Aizawl', 'Imphal', 'Shillong', 'Gangtok',
  'Panaji', 'Puducherry', 'Shimla', 'Itanagar', 'Kohima', 'Port Blair', 'Leh', 'Alappuzha', 'Kannur', 'Kottayam', 'Palakkad', 'Malappuram', 'Vellore', 'Thanjavur', 'Erode', 'Tirupati', 'Udupi', 'Hosur', 'Haridwar', 'Roorkee',
];
